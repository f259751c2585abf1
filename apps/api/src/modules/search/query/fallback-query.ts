import { codeCandidates, normaliseCode } from '../catalogue-code.ts'
import { fillerWords } from '../dictionary/filler-words.ts'
import { fileDictionary } from '../dictionary/dictionary.ts'
import { normaliseText } from '../normalise-text.ts'
import { withoutQuantities } from '../quantities.ts'
import { CODE_MARK, textTerms } from '../search-terms.ts'

/** One thing that the query asks for, in every wording that counts as that thing. Each wording is terms that go together. */
export type Wish = { wordings: readonly (readonly string[])[] }

const MAX_WISHES = 30
const FILLER = new RegExp(fillerWords.toSorted((a, b) => b.length - a.length).join('|'), 'g')

/** Takes the known words out of the query, longest first, and leaves the rest as single pairs of characters. */
export function wishesOf(
  keyword: string,
  words = withoutQuantities(keyword) || keyword,
  { knownWords } = fileDictionary,
): Wish[] {
  const wishes: Wish[] = []
  let rest = normaliseText(words).replace(FILLER, ' ')
  for (const { word, pattern, wordings } of knownWords) {
    const at = rest.search(pattern)
    if (at < 0) continue
    rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`
    wishes.push({ wordings })
  }
  const codes = codeCandidates(keyword).filter(({ code, mixed }) => mixed && code.length >= 3)
  const isCode = (term: string) =>
    codes.some(({ code }) => code.startsWith(normaliseCode(term)) || code.endsWith(normaliseCode(term)))
  for (const term of textTerms(rest))
    if (!/^[a-z0-9.]+$/.test(term) || !isCode(term)) wishes.push({ wordings: [[term]] })
  // The longest joined candidate of the query is what was meant; its pieces come along as other wordings.
  if (codes.length > 0) wishes.unshift({ wordings: codes.map(({ code }) => [`${CODE_MARK}${code}*`]) })
  return wishes.slice(0, MAX_WISHES)
}

/** How many of them must be granted: all of one or two, most of a few, the core of a long question. */
export function wishesToGrant(count: number): number {
  if (count <= 2) return count
  if (count <= 4) return Math.floor(count * 0.75)
  if (count <= 10) return Math.ceil(count * 0.5)
  return Math.ceil(count * 0.3)
}

const quote = (term: string) => {
  const prefix = term.startsWith(CODE_MARK) && term.endsWith('*')
  const text = prefix ? term.slice(0, -1) : term
  return `'${text.replace(/['\\]/g, '')}'${prefix ? ':*' : ''}`
}

const wishQuery = ({ wordings }: Wish) =>
  `(${wordings.map((terms) => `(${terms.map(quote).join(' & ')})`).join(' | ')})`

/** In PostgreSQL's notation: every wish granted, or any of them. */
export const toTsQuery = (wishes: readonly Wish[], mode: 'all' | 'any') =>
  wishes.map(wishQuery).join(mode === 'all' ? ' & ' : ' | ')

export type Readable = { text: string; codes: string }
export const readable = (text: string): Readable => ({ text: normaliseText(text), codes: normaliseCode(text) })

/** Whether a text says it, in any wording. */
export const isGranted = ({ wordings }: Wish, { text, codes }: Readable) =>
  wordings.some((terms) =>
    terms.every((term) => (term.startsWith(CODE_MARK) ? codes.includes(term.slice(1, -1)) : text.includes(term))),
  )
