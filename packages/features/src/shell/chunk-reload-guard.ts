/** A page whose code is gone after a deploy reloads itself, but never in a loop. */
export const CHUNK_RELOAD_INTERVAL_MS = 60_000
const STORAGE_KEY = 'chunkReloadAt'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** True at most once per interval and tab; remembers that it said yes. */
export function mayReload(now: number, memory: Memory): boolean {
  const last = Number(memory.getItem(STORAGE_KEY))
  if (last > 0 && now - last < CHUNK_RELOAD_INTERVAL_MS) return false
  memory.setItem(STORAGE_KEY, String(now))
  return true
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }
type Page = EventTarget & { location: { reload(): void }; sessionStorage: Memory; navigation?: EventTarget }

/**
 * Two kinds of failure: our own lazy imports (Vite's event), and the router's route modules, after which the router reloads
 * by itself and without limit; that one is only visible, and stoppable, as a navigation.
 */
export function installChunkReloadGuard(page: Page, now: () => number = Date.now) {
  page.addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    if (page.navigation || mayReload(now(), page.sessionStorage)) page.location.reload()
  })
  page.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent
    if (navigationType !== 'reload' || userInitiated || !cancelable) return
    if (!mayReload(now(), page.sessionStorage)) event.preventDefault()
  })
}
