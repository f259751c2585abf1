import { codesInText, MAX_CODE_LENGTH, normaliseCode } from './catalogue-code.ts'
import { normaliseText } from './normalise-text.ts'

/** Keeps codes apart from words: `#NSX250F`. */
export const CODE_MARK = '#'

const HAN = /\p{Script=Han}+/gu
const LATIN = /[a-z0-9]+(?:\.\d+)?/g

/** Neighbouring characters of the Chinese parts of a normalised text; a character that stands alone counts by itself. */
export function characterPairs(normalised: string): string[] {
  return [...normalised.matchAll(HAN)].flatMap(([run]) => {
    const characters = [...run]
    if (characters.length === 1) return [run]
    return characters.slice(1).map((character, index) => characters[index] + character)
  })
}

/** Pairs of characters and Latin words: what the database compares while the engine is away. */
export function textTerms(text: string): string[] {
  const normalised = normaliseText(text)
  return [...new Set([...characterPairs(normalised), ...(normalised.match(LATIN) ?? [])])]
}

/**
 * A catalogue number from its beginning and from each place where letters and digits meet. The database finds the
 * beginning of a term, so any part that starts at such a place is found: `250F` in NSX250F.
 */
export function codeTerms(code: string): string[] {
  const plain = code.normalize('NFKC').replace(/[^A-Za-z0-9]+/g, ' ')
  const pieces = plain.match(/[A-Za-z]+|\d+/g) ?? []
  return pieces
    .map((_, index) => normaliseCode(pieces.slice(index).join('')).slice(0, MAX_CODE_LENGTH))
    .filter((part) => part.length >= 2)
    .map((part) => CODE_MARK + part)
}

type Searchable = { title: string; conclusion: string; catalogueCodes: readonly string[] }

/** The content of `faq.search_terms`. */
export function faqSearchTerms({ title, conclusion, catalogueCodes }: Searchable): string[] {
  const text = `${title} ${conclusion}`
  const mentioned = text.normalize('NFKC').match(/[A-Za-z0-9]+(?:[-_/.·][A-Za-z0-9]+)*/g) ?? []
  const codes = new Set([...catalogueCodes, ...mentioned.filter((word) => codesInText(word).length > 0)])
  return [...new Set([...textTerms(text), ...[...codes].flatMap(codeTerms)])]
}
