const POPULAR_CODES = 5
/** Longer order numbers don't fit the strip. */
const LONGEST_CODE = 14

type WithCodes = { catalogueCodes: readonly string[] }

/** Catalogue numbers of what is read most now: one of each FAQ first, so that a single family doesn't fill the strip. */
export function popularCodes(hot: readonly WithCodes[]): string[] {
  const codes = new Set<string>()
  for (let round = 0; round < POPULAR_CODES && codes.size < POPULAR_CODES; round++) {
    for (const { catalogueCodes } of hot) {
      const code = catalogueCodes[round]
      if (code !== undefined && code.length <= LONGEST_CODE && codes.size < POPULAR_CODES) codes.add(code)
    }
  }
  return [...codes]
}
