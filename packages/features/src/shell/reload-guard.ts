/** A page that reloads itself does so at most once in this time, per tab and per reason. */
export const RELOAD_INTERVAL_MS = 60_000

export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>

/** True at most once per interval; remembers that it said yes. Without memory nobody could stop a loop, so the answer is no. */
export function mayReload(key: string, now: number, memory: ReloadMemory): boolean {
  try {
    const last = Number(memory.getItem(key))
    if (last > 0 && now - last < RELOAD_INTERVAL_MS) return false
    memory.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** A reload that somebody else has already counted: the guard of failed chunks lets it pass. */
export const COUNTED_RELOAD = 'kms-counted-reload'

type Reloadable = { location: { reload(): void }; navigation?: { reload?(options: { info: unknown }): unknown } }

export function reloadCounted(page: Reloadable) {
  if (page.navigation?.reload) page.navigation.reload({ info: COUNTED_RELOAD })
  else page.location.reload()
}
