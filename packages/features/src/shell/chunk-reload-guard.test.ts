import { describe, expect, it } from 'vitest'
import { installChunkReloadGuard } from './chunk-reload-guard.ts'
import { COUNTED_RELOAD } from './reload-guard.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

/** A window whose reload is a navigation that listeners may cancel, as in a browser with the Navigation API. */
function fakePage(withNavigation: boolean) {
  const reloads: number[] = []
  const navigation = withNavigation ? new EventTarget() : undefined
  const reload = () => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'reload',
      userInitiated: false,
    })
    if (!navigation || navigation.dispatchEvent(event)) reloads.push(1)
  }
  const page = Object.assign(new EventTarget(), {
    location: { reload },
    sessionStorage: memory(),
    navigator: { onLine: true },
    ...(navigation && { navigation }),
  })
  return { page, reloads, fail: () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true })) }
}

describe.each([true, false])('with the Navigation API: %s', (withNavigation) => {
  it('reloads after a failed import, and not again within the minute', () => {
    const { page, reloads, fail } = fakePage(withNavigation)
    let time = 1_000
    installChunkReloadGuard(page, () => time)
    fail()
    fail()
    time += 59_999
    fail()
    expect(reloads).toHaveLength(1)
    time += 1
    fail()
    expect(reloads).toHaveLength(2)
  })

  it('stays on the page while there is no network', () => {
    const { page, reloads, fail } = fakePage(withNavigation)
    installChunkReloadGuard(page, () => 1_000)
    page.navigator.onLine = false
    fail()
    expect(reloads).toHaveLength(0)
  })
})

it("stops the router's own second reload, never the reader's", () => {
  const { page } = fakePage(true)
  installChunkReloadGuard(page, () => 1_000)
  const reload = (userInitiated: boolean) =>
    page.navigation?.dispatchEvent(
      Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', userInitiated }),
    )
  expect(reload(false)).toBe(true)
  expect(reload(false)).toBe(false)
  expect(reload(true)).toBe(true)
})

it('lets a reload pass that was counted by another guard', () => {
  const { page } = fakePage(true)
  installChunkReloadGuard(page, () => 1_000)
  const reload = (info?: string) =>
    page.navigation?.dispatchEvent(
      Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType: 'reload',
        userInitiated: false,
        info,
      }),
    )
  expect([reload(), reload(), reload(COUNTED_RELOAD)]).toEqual([true, false, true])
})
