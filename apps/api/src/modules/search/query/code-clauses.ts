import type { CodeCandidate } from '../catalogue-code.ts'
import { MAX_CODE_PART, MIN_CODE_PART } from '../indexing/search-index.ts'
import { HAN } from './word-clauses.ts'

type Clause = Record<string, unknown>

/** In the title before in the text before what a piece is listed for before merely listed. */
const CODE_FIELDS = { titleCodes: 3, textCodes: 2, mainCodes: 1.6, listedCodes: 1 }
const EXACT = 6
const BEGINNING = 4
const PART = 2.5
const LETTERS_ONLY = 0.4
const WITHOUT_VERSION = 0.3
const SHORTEST_WITH_VERSION = 6
/** What is left of the weight when only a little of the number that was typed agrees. */
const PIECE = 0.15

/** Enough to find by alone. Letters without digits are, unless Chinese words beside them say what is meant. */
export const isTelling = ({ code, mixed }: CodeCandidate, keyword: string) =>
  code.length >= 3 && (mixed || !HAN.test(keyword))

export const constant = (filter: Clause, boost: number) => ({ constant_score: { filter, boost } })

/** Whole before beginning before inner part. */
export function codeClause({ code, mixed, share: ofTyped }: CodeCandidate, share = 1): Clause {
  const weight = (mixed ? 1 : LETTERS_ONLY) * share * (PIECE + (1 - PIECE) * ofTyped ** 2)
  const ways = (field: string, importance: number) => [
    constant({ term: { [field]: code } }, EXACT * importance * weight),
    constant({ term: { [`${field}.beginning`]: code } }, BEGINNING * importance * weight),
    ...(mixed && code.length >= MIN_CODE_PART && code.length <= MAX_CODE_PART
      ? [constant({ term: { [`${field}.part`]: code } }, PART * importance * weight)]
      : []),
  ]
  const fields = Object.entries(CODE_FIELDS).map(([field, importance]) => ({
    dis_max: { queries: ways(field, importance) },
  }))
  return { dis_max: { queries: fields, tie_breaker: 0.3 } }
}

/** `LC1D09M7C` where only LC1D09M7 is known: a last letter names a version of the same thing. A figure would be another thing. */
export function withoutVersion({ code, mixed, share }: CodeCandidate): Clause[] {
  if (!mixed || share < 1 || code.length < SHORTEST_WITH_VERSION || !/[A-Z]$/.test(code)) return []
  return Object.entries(CODE_FIELDS).map(([field, importance]) =>
    constant({ term: { [field]: code.slice(0, -1) } }, WITHOUT_VERSION * EXACT * importance),
  )
}

/** `iC65N 2P C16` for iC65N-C16A/2P: the pieces of one number in another order, each a part of it. */
export function piecesClause(candidates: readonly CodeCandidate[]): Clause[] {
  const pieces = candidates.filter(
    ({ code, single }) => single && code.length >= MIN_CODE_PART && code.length <= MAX_CODE_PART,
  )
  if (pieces.length < 2) return []
  return Object.entries(CODE_FIELDS).map(([field, importance]) =>
    constant({ bool: { must: pieces.map(({ code }) => ({ term: { [`${field}.part`]: code } })) } }, EXACT * importance),
  )
}
