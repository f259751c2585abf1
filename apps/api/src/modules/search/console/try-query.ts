import type { adminDictionary } from '@kms/contract'
import type { Deps } from '../../../kernel/deps.ts'
import { understand } from '../understanding/understand.ts'

/** What the search makes of a query, in words for an operator. */
export async function tryQuery(deps: Deps, keyword: string): Promise<adminDictionary.UnderstoodQuery> {
  const { words, correction, codes, related, quantities, entry, dictionary } = await understand(deps, keyword)
  const { knownWords, synonymsOf } = dictionary
  let left = words
  const known = knownWords.flatMap(({ word, pattern }) => {
    if (!pattern.test(left)) return []
    // The longest word counts: 塑壳断路器 is not also 断路器.
    left = left.replace(pattern, ' ')
    return [{ word, finds: (synonymsOf.get(word) ?? []).filter((other) => other !== word) }]
  })
  return {
    words,
    correction,
    known,
    codes: codes.map(({ code }) => code),
    related,
    quantities,
    catalogue: entry && {
      code: entry.code,
      description: entry.description,
      successor: entry.successor?.code ?? entry.successor_key,
    },
  }
}
