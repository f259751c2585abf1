import { COUNTED_RELOAD, mayReload, type ReloadMemory } from './reload-guard.ts'

/** A page whose code is gone after a deploy reloads itself, but never in a loop. */
const STORAGE_KEY = 'chunkReloadAt'

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean; info?: unknown }
type Page = EventTarget & {
  location: { reload(): void }
  sessionStorage: ReloadMemory
  navigator: { onLine: boolean }
  navigation?: EventTarget
}

/**
 * Two kinds of failure: our own lazy imports (Vite's event), and the router's route modules, after which the router reloads
 * by itself and without limit; that one is only visible, and stoppable, as a navigation.
 */
export function installChunkReloadGuard(page: Page, now: () => number = Date.now) {
  page.addEventListener('vite:preloadError', (event) => {
    // Without a network the code is not gone: the page goes on without that part, and nobody is taken from what he writes.
    if (!page.navigator.onLine) return
    event.preventDefault()
    if (page.navigation || mayReload(STORAGE_KEY, now(), page.sessionStorage)) page.location.reload()
  })
  page.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated, cancelable, info } = event as NavigateEvent
    if (navigationType !== 'reload' || userInitiated || !cancelable || info === COUNTED_RELOAD) return
    if (!mayReload(STORAGE_KEY, now(), page.sessionStorage)) event.preventDefault()
  })
}
