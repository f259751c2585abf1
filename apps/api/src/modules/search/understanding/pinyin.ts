import { pinyin } from 'pinyin-pro'

const HAN_RUN = /\p{Script=Han}+/gu

/** Every syllable of standard Chinese, without tones, ü as v. */
const INITIAL_FINALS: Record<string, string> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
}
const SYLLABLES = new Set(
  Object.entries(INITIAL_FINALS).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
)
const LONGEST_SYLLABLE = 6

const options = { toneType: 'none', type: 'array', nonZh: 'removed', v: true } as const

/** How a Chinese text is spoken, syllable by syllable; what is not Chinese is left out. */
export const spokenSyllables = (text: string): string[] => pinyin(text, options)

/** Sounds that half of the country does not tell apart: zh and z, ch and c, sh and s, -ng and -n. */
export const likeSound = (syllable: string) => syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n')

/** The same, as sounds are compared. */
export const syllablesOf = (text: string): string[] => spokenSyllables(text).map(likeSound)

/** The same run by run, for the index: what does not stand together is kept apart. */
export const pinyinText = (text: string): string =>
  (text.match(HAN_RUN) ?? []).map((run) => syllablesOf(run).join(' ')).join(' | ')

/** Neighbouring syllables in one word, as the index holds them: `jie chu qi` → jiechu, chuqi. A lone one by itself. */
export const syllablePairs = (syllables: readonly string[]): string[] =>
  syllables.length === 1 ? [...syllables] : syllables.slice(1).map((next, index) => `${syllables[index]}${next}`)

/** Letters that can be read as pinyin to the end, in the fewest syllables; null for `reset` or `led`. */
export function readPinyin(letters: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - LONGEST_SYLLABLE); start < end; start++) {
      const before = best[start]
      const syllable = letters.slice(start, end)
      if (!before || !SYLLABLES.has(syllable)) continue
      if (!best[end] || before.length + 1 < (best[end] as string[]).length) best[end] = [...before, syllable]
    }
  }
  return best[letters.length] ?? null
}
