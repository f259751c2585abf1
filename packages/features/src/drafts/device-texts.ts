/**
 * Answers and comments in writing, by the place where they will stand. They are short, so they lie in the store that writes at
 * once: a killed window loses nothing. Pictures on their way lie with the drafts' files (device-drafts.ts).
 */
const PREFIX = 'kms-text-'
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

type Kept<T> = { keptAt: number; value: T }

function parsed<T>(name: string): Kept<T> | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Kept<T> | null) ?? undefined
  } catch {
    return undefined
  }
}

export const deviceTexts = {
  read: <T>(slot: string): T | undefined => parsed<T>(PREFIX + slot)?.value,
  /** A device without room or permission is no reason to stop writing. */
  keep(slot: string, value: unknown, now = Date.now()) {
    try {
      localStorage.setItem(PREFIX + slot, JSON.stringify({ keptAt: now, value } satisfies Kept<unknown>))
    } catch {
      // What was kept before stays: older words are better than none.
    }
  },
  drop: (slot: string) => localStorage.removeItem(PREFIX + slot),
  /** What nobody has come back to. */
  forgetOld(now = Date.now()) {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX) && now - (parsed(name)?.keptAt ?? 0) > FORGOTTEN_AFTER_MS)
        localStorage.removeItem(name)
    }
  },
}
