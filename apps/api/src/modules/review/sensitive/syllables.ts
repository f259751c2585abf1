import table from './dictionary/syllables.json' with { type: 'json' }

/** The syllable of each character of GB 2312, without tone; its most usual one where it has several. */
const syllableOf = new Map(
  Object.entries(table).flatMap(([syllable, characters]) => [...characters].map((each) => [each, syllable] as const)),
)
const SYLLABLES = new Set(Object.keys(table))
const LONGEST = 6

export const isLetters = (text: string) => /^[a-z]+$/.test(text)

/** How a character is said, in letters; letters, digits and what we do not know stand for themselves. */
export const spokenOf = (character: string) => syllableOf.get(character) ?? character

/** Whether letters read as pinyin to the end: then a word may begin or end inside them (tianjiaweixin). */
export function isPinyin(letters: string): boolean {
  const reachable = new Set([0])
  for (let from = 0; from < letters.length; from++) {
    if (!reachable.has(from)) continue
    for (let length = 1; length <= LONGEST; length++) {
      if (SYLLABLES.has(letters.slice(from, from + length))) reachable.add(from + length)
    }
  }
  return reachable.has(letters.length)
}
