import type { Dictionary } from '../dictionary/dictionary.ts'

/** More would make the search slow; who asks with so many words of the trade is found by most of them anyway. */
const MOST = 12

/**
 * The engine's own filter knows the synonyms that its index was made with. Where operators have changed what a word of the
 * query means since, the query goes out in every wording of today instead, one word replaced at a time; otherwise null.
 */
export function otherWordings(words: string, { changedWords, knownWords, synonymsOf }: Dictionary): string[] | null {
  if (!changedWords.some(({ pattern }) => pattern.test(words))) return null
  const wordings: string[] = []
  let left = words
  for (const { word, pattern } of knownWords) {
    const at = left.search(pattern)
    if (at < 0) continue
    // Blanked out, not cut out: places in what is left stay places in the query.
    left = `${left.slice(0, at)}${' '.repeat(word.length)}${left.slice(at + word.length)}`
    for (const synonym of synonymsOf.get(word) ?? [])
      if (synonym !== word) wordings.push(`${words.slice(0, at)} ${synonym} ${words.slice(at + word.length)}`.trim())
  }
  return [words, ...wordings].slice(0, MOST)
}
