import type { CodeCandidate } from './catalogue-code.ts'
import { isMarked, markCodes } from './highlight.ts'
import { MIN_CODE_PART } from './indexing/search-index.ts'

/** Numbers of one or two characters would mark half of every text. */
const isTelling = ({ code, mixed }: CodeCandidate) => mixed && code.length >= MIN_CODE_PART

/** The engine marks words; a part of a catalogue number is no word of its, so that is marked here. */
export function marksFor(candidates: readonly CodeCandidate[]) {
  const wanted = candidates.filter(isTelling).map(({ code }) => code)
  return (catalogueCodes: readonly string[]) => ({
    marked: (html: string | undefined, text: string) => (html && isMarked(html) ? html : markCodes(text, wanted)),
    /** Those that were searched for first. */
    codes: catalogueCodes
      .map((code) => ({ code, html: markCodes(code, wanted) }))
      .sort((a, b) => Number(isMarked(b.html)) - Number(isMarked(a.html))),
  })
}
