import { QUANTITY } from './quantities.ts'

/** Longest code that is looked at; longer runs of letters and digits are not catalogue numbers. */
export const MAX_CODE_LENGTH = 24
/** How many neighbouring pieces are tried as one code: `LC1 D09 M7 C`. */
const MAX_JOINED_PIECES = 4
const MAX_PIECES = 10

const RUN = /[A-Za-z0-9]+(?:[\s\-_/.·+#–—]+[A-Za-z0-9]+)*/g
const WORD = /[A-Za-z0-9]+(?:[-_/.·][A-Za-z0-9]+)*/g

/**
 * One spelling for all the ways to type a catalogue number: width, case and separators go,
 * and letters that are taken for digits become them (O → 0, I and l → 1). Applied to documents and queries alike.
 */
export const normaliseCode = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

const mixesLettersAndDigits = (text: string) => /[a-z]/i.test(text) && /\d/.test(text)

/** Catalogue numbers that a text mentions, normalised; `30mA` and its like are quantities, not codes. */
export function codesInText(text: string): string[] {
  const words = text.normalize('NFKC').match(WORD) ?? []
  const codes = words
    .filter((word) => mixesLettersAndDigits(word) && !QUANTITY.test(word))
    .map(normaliseCode)
    .filter((code) => code.length >= 2 && code.length <= MAX_CODE_LENGTH)
  return [...new Set(codes)]
}

/** So many letters and nothing else are a word beside a number: `NSX250 reset`, `nsx250 tiaozha`. */
export const WHOLE_WORD = /^[a-z]{5,}$/i

const lengthOf = (pieces: readonly string[]) => Math.min(MAX_CODE_LENGTH, pieces.join('').length)

export type CodeCandidate = {
  code: string
  /** Mixes letters and digits, as catalogue numbers do; a word of letters alone may mean something else. */
  mixed: boolean
  /** As it was typed, not joined from neighbours. */
  single: boolean
  /** How much of what was typed together it is, from 0 to 1: `NSX250` of `NSX 250 F`. */
  share: number
}

/** What in a query could be a catalogue number, or a part of one: single pieces and neighbouring pieces joined. */
export function codeCandidates(query: string): CodeCandidate[] {
  const found = new Map<string, CodeCandidate>()
  for (const run of query.normalize('NFKC').match(RUN) ?? []) {
    const pieces = run.split(/[^A-Za-z0-9]+/).slice(0, MAX_PIECES)
    const typed = lengthOf(pieces.filter((piece) => !WHOLE_WORD.test(piece))) || lengthOf(pieces)
    for (let start = 0; start < pieces.length; start++) {
      for (let end = start + 1; end <= pieces.length; end++) {
        // Pieces of one number, however many it was cut into, or a few neighbours.
        if (end - start > MAX_JOINED_PIECES && end - start < pieces.length) continue
        const raw = pieces.slice(start, end).join('')
        const code = normaliseCode(raw)
        const isCode = code.length >= 2 && code.length <= MAX_CODE_LENGTH && !QUANTITY.test(raw)
        if (isCode && !(/^\d+$/.test(raw) && raw.length < 4))
          found.set(code, {
            code,
            mixed: mixesLettersAndDigits(raw) || /^\d+$/.test(raw),
            single: end === start + 1,
            share: Math.min(1, code.length / typed),
          })
      }
    }
  }
  return [...found.values()]
}
