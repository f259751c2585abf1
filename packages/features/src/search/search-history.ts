/** As the specification names it. */
export const SEARCH_HISTORY_KEY = 'localSearchHistory'
export const MAX_SEARCH_HISTORY = 5
/** The search field takes no more either. */
const MAX_KEYWORD_LENGTH = 100

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A keyword goes to the front and stands there once; the oldest is dropped. */
export function withKeyword(history: readonly string[], keyword: string): string[] {
  const word = keyword.trim()
  if (word === '') return [...history]
  return [word, ...history.filter((known) => known !== word)].slice(0, MAX_SEARCH_HISTORY)
}

/** Storage belongs to the reader: whatever stands there, the answer is a short list of words. */
export function readSearchHistory(memory: Memory): string[] {
  try {
    const stored: unknown = JSON.parse(memory.getItem(SEARCH_HISTORY_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((word): word is string => typeof word === 'string' && word !== '' && word.length <= MAX_KEYWORD_LENGTH)
      .slice(0, MAX_SEARCH_HISTORY)
  } catch {
    return []
  }
}

export function rememberKeyword(memory: Memory, keyword: string): void {
  try {
    memory.setItem(SEARCH_HISTORY_KEY, JSON.stringify(withKeyword(readSearchHistory(memory), keyword)))
  } catch {
    // A full or forbidden storage is no reason not to search.
  }
}

export function clearSearchHistory(memory: Memory): void {
  try {
    memory.removeItem(SEARCH_HISTORY_KEY)
  } catch {
    // Nothing is remembered there anyway.
  }
}
