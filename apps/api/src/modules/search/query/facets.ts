import { MAX_PAGE_DEPTH, type search } from '@kms/contract'
import type { DocumentType } from '../documents/document.ts'
import { since } from './search-wish.ts'

/** How many values of a kind are offered. */
const OFFERED = 10

type Bucket = { key: string; doc_count: number }
type Buckets = { buckets: Bucket[] }
type One = { doc_count: number }
type Within = Record<'sections' | 'tags' | 'series', Buckets> &
  Record<'answered' | 'solved' | 'hasAttachment' | 'week' | 'month' | 'year', One>
export type FacetAnswer = { best: { types: Buckets; shown: Within } }

const terms = (field: string) => ({ terms: { field, size: OFFERED } })
const only = (filter: object) => ({ filter })
const newer = (period: search.SearchPeriod) => only({ range: { publishedAt: { gte: since(period) } } })

/**
 * By type over all types; the rest over those that are shown. Counted over the best that one can page to: where a word is in
 * a third of a million texts, counting them all would take longer than finding the best.
 */
export const facetsQuery = (types: readonly DocumentType[], keyword: string) => ({
  best: { ...(keyword ? BEST : EVERY), aggs: { types: terms('type'), shown: among(types) } },
})
const BEST = { sampler: { shard_size: MAX_PAGE_DEPTH } }
/** Without words none is better than another. */
const EVERY = { filter: { match_all: {} } }

const among = (types: readonly DocumentType[]) => ({
  filter: { terms: { type: types } },
  aggs: {
    sections: terms('sectionIds'),
    tags: terms('tagIds'),
    series: terms('series'),
    answered: only({ term: { answered: true } }),
    solved: only({ term: { solved: true } }),
    hasAttachment: only({ term: { hasAttachment: true } }),
    week: newer('week'),
    month: newer('month'),
    year: newer('year'),
  },
})

/** Ids and counts; names are laid over them by the presenter. */
export type FacetCounts = {
  types: Partial<Record<DocumentType, number>>
  sections: Bucket[]
  tags: Bucket[]
  series: Bucket[]
  answered: number
  solved: number
  hasAttachment: number
  periods: Record<search.SearchPeriod, number>
}

export function readFacets({ best: { types, shown } }: FacetAnswer): FacetCounts {
  const { week, month, year } = shown
  return {
    types: Object.fromEntries(types.buckets.map(({ key, doc_count }) => [key, doc_count])),
    sections: shown.sections.buckets,
    tags: shown.tags.buckets,
    series: shown.series.buckets,
    answered: shown.answered.doc_count,
    solved: shown.solved.doc_count,
    hasAttachment: shown.hasAttachment.doc_count,
    periods: { week: week.doc_count, month: month.doc_count, year: year.doc_count },
  }
}
