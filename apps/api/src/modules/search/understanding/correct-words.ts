import type { Lexicon } from './lexicon.ts'
import { syllablesOf } from './pinyin.ts'

const HAN_RUN = /\p{Script=Han}+/gu

/**
 * Chinese is typed by its sound, so a wrong character mostly sounds like the right one: 断陆器 is 断路器. Takes a word of
 * the trade for a run of characters that sounds the same, unless the characters are known words themselves. Of two
 * characters one must agree, for pairs that merely sound alike are common.
 */
export const correctWords = (text: string, lexicon: Lexicon): string =>
  text.replace(HAN_RUN, (run) => correctRun(run, lexicon))

function correctRun(run: string, lexicon: Lexicon): string {
  const characters = [...run]
  const known = coverOf(characters, lexicon)
  const sounds = syllablesOf(run)
  // A reading for each character, or the places would not agree.
  if (sounds.length !== characters.length) return run
  let corrected = ''
  for (let at = 0; at < characters.length;) {
    const found = wordAt(characters, sounds, known, at, lexicon)
    corrected += found ?? characters[at]
    at += found ? [...found].length : 1
  }
  return corrected
}

/** Which characters belong to a word that is known as it stands. */
function coverOf(characters: readonly string[], { words, longest }: Lexicon): boolean[] {
  const covered = new Array<boolean>(characters.length).fill(false)
  for (let at = 0; at < characters.length; at++) {
    for (let length = Math.min(longest, characters.length - at); length >= 2; length--) {
      if (!words.has(characters.slice(at, at + length).join(''))) continue
      covered.fill(true, at, at + length)
      break
    }
  }
  return covered
}

function wordAt(
  characters: readonly string[],
  sounds: readonly string[],
  known: readonly boolean[],
  at: number,
  { bySound, longest }: Lexicon,
): string | undefined {
  for (let length = Math.min(longest, characters.length - at); length >= 2; length--) {
    if (known.slice(at, at + length).every(Boolean)) continue
    const sound = sounds.slice(at, at + length).join('')
    const word = bySound.get(sound)?.find((candidate) => {
      const same = [...candidate].filter((character, index) => character === characters[at + index]).length
      return [...candidate].length === length && same >= Math.ceil(length / 2) && same < length
    })
    if (word) return word
  }
  return undefined
}
