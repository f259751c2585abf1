import { normaliseText } from '../../search/index.ts'
import { LOOKALIKES, SIGNS } from './dictionary/disguises.ts'
import { isLetters, spokenOf } from './syllables.ts'

/** One written character of a text, ready to be compared, and where it stood. */
export type Unit = {
  key: string
  /** In letters, as it is said. */
  spoken: string
  /** Offsets in the original text. */
  start: number
  end: number
  /** Visible separators between it and the unit before. */
  gap: number
  /** One of them ends a clause. */
  breaks: boolean
}

/** What may be put between the characters of a word to hide it. */
const SEPARATOR = /[\p{P}\p{S}\p{Z}\p{C}]/u
/** Takes no room on the screen: not even a separator. */
const INVISIBLE = /[\p{Cf}\p{M}]/u
const CLAUSE_END = /[，。！？；、…,.!?;\n\r]/u

export type Reading = { signs: boolean; lookalikes: boolean }

/** Which readings of a text differ from the plain one. */
export function readingsOf(text: string): Reading[] {
  const signs = Object.keys(SIGNS).some((sign) => text.includes(sign)) || text.includes('＋')
  const lookalikes = Object.keys(LOOKALIKES).some((character) => text.includes(character))
  return [
    { signs: false, lookalikes: false },
    ...(signs ? [{ signs: true, lookalikes: false }] : []),
    ...(lookalikes ? [{ signs, lookalikes: true }] : []),
  ]
}

export function unitsOf(text: string, { signs, lookalikes }: Reading): Unit[] {
  const units: Unit[] = []
  let gap = 0
  let breaks = false
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const looked = (lookalikes && LOOKALIKES[character]) || character
    for (const normal of normaliseText(looked)) {
      const key = signs ? (SIGNS[normal] ?? normal) : normal
      if (INVISIBLE.test(key)) continue
      if (SEPARATOR.test(key)) {
        gap += 1
        breaks ||= CLAUSE_END.test(key)
        continue
      }
      for (const part of key) {
        units.push({ key: part, spoken: spokenOf(part), start, end, gap, breaks })
        gap = 0
        breaks = false
      }
    }
    start = end
  }
  return units
}

export const isLatin = (unit: Unit) => isLetters(unit.key)
