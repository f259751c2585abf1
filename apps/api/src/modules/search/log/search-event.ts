import { createHmac } from 'node:crypto'
import type { search } from '@kms/contract'
import { today } from '../../../kernel/clock.ts'
import { callerOf } from '../../../kernel/caller-hash.ts'
import { documentId } from '../documents/document.ts'
import { isPersonal, tidyKeyword } from '../hot-keywords-wording.ts'

export type SearchEvent = {
  id: string
  at: Date
  keyword: string
  /** What stood on the first page, in its order, as the index names it. */
  shown: string[]
  purpose: 'search' | 'duplicates'
  type: search.SearchType
  filters: string[]
  page: number
  total: number
  tookMs: number
  degraded: boolean
  caller: Buffer
}

/** A title being typed may say more about its author than a query. */
const LONGEST = 100

/** What is kept of the words: nothing of what looks like somebody's number or address. */
export function loggedKeyword(typed: string): string {
  const tidy = tidyKeyword(typed).slice(0, LONGEST)
  return isPersonal(tidy) ? '' : tidy
}

/** The names of the filters in use, with their values where these name nothing personal. */
export const loggedFilters = (request: search.SearchFilters & { sort: string }): string[] =>
  (['sectionId', 'tagId', 'series', 'within', 'answered', 'solved', 'hasAttachment', 'sort'] as const)
    .filter((name) => request[name] !== undefined)
    .map((name) => `${name}=${request[name]}`)

/** What readers were offered in the order of relevance: only there a place says something about what is opened. */
export const shownOf = (
  { purpose, current, sort }: Pick<search.SearchRequest, 'purpose' | 'current' | 'sort'>,
  { records }: { records: readonly Pick<search.SearchHit, 'type' | 'id'>[] },
): string[] =>
  purpose !== 'search' || current !== 1 || sort !== 'relevance'
    ? []
    : records
        .filter(({ type }) => type !== 'USER')
        .map(({ type, id }) => documentId(type === 'FAQ' ? 'faq' : 'question', id))

/** Tells two searchers of one day apart; the next day nobody is the same any more. */
export const searcherOf = (request: Parameters<typeof callerOf>[0], key: string, now = new Date()) =>
  callerOf(request, createHmac('sha256', key).update(today(now)).digest('base64url'))
