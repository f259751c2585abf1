import { AFTER, BEFORE } from './dictionary/ordinary-words.ts'
import type { Unit } from './text-units.ts'
import type { Place } from './written-form.ts'

/** Whether a place only touches a forbidden word by chance, or stands in a phrase that the operators allow. */
export function isOrdinary(place: Place, exactly: boolean, exceptions: readonly string[]): boolean {
  const { units, first, after } = place
  if (BEFORE.some((word) => isCut(units, word, first))) return true
  if (!exactly && AFTER.some((word) => isCut(units, word, after))) return true
  return exceptions.some((phrase) => surrounds(place, phrase))
}

/** The word stands across the boundary: it begins before unit `at` and goes on behind it. */
function isCut(units: readonly Unit[], word: string, at: number) {
  const length = [...word].length
  for (let before = 1; before < length; before++) {
    if (isAt(units, word, at - before)) return true
  }
  return false
}

/** The phrase stands somewhere over the place. */
function surrounds({ units, first, after }: Place, phrase: string) {
  const length = [...phrase].length
  for (let at = Math.max(0, after - length); at <= first; at++) if (isAt(units, phrase, at)) return true
  return false
}

function isAt(units: readonly Unit[], word: string, at: number) {
  if (at < 0) return false
  return [...word].every((character, index) => {
    const unit = units[at + index]
    return unit?.key === character && (index === 0 || unit.gap === 0)
  })
}
