import { describe, expect, it } from 'vitest'
import { CHUNK_RELOAD_INTERVAL_MS, installChunkReloadGuard, mayReload } from './chunk-reload-guard.ts'

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
    ...(navigation && { navigation }),
  })
  return { page, reloads, fail: () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true })) }
}

it('allows one reload per minute and tab', () => {
  expect(CHUNK_RELOAD_INTERVAL_MS).toBe(60_000)
  const tab = memory()
  expect(mayReload(1_000, tab)).toBe(true)
  expect(mayReload(60_999, tab)).toBe(false)
  expect(mayReload(61_000, tab)).toBe(true)
  expect(mayReload(61_000, memory())).toBe(true)
})

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
