import { z } from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'

/** How many of what people search for now the console looks at. */
export const HOT_ROWS = 50
export const MAX_INSIGHT_DAYS = 90

const Keyword = z.string().trim().min(2, '热搜词至少两个字').max(40, '热搜词最多 40 个字')

/** One word that is hot, or that operators have decided about. */
export const AdminHotKeyword = z
  .object({
    keyword: z.string(),
    /** Searches of the last seven days; 0 when the counts are away. */
    count: z.number().int(),
    pinnedRank: z.number().int().nullable(),
    blocked: z.boolean(),
    /** Its place in the list that readers see now; null when it is not in it. */
    place: z.number().int().nullable(),
  })
  .meta({ id: 'AdminHotKeyword' })
export type AdminHotKeyword = z.infer<typeof AdminHotKeyword>

export const HotKeywordInput = z
  .object({
    keyword: Keyword,
    /** Pinned ones come first, the smallest rank on top. */
    pinnedRank: z.number().int().min(1).max(20).nullable().default(null),
    blocked: z.boolean().default(false),
  })
  .refine(({ pinnedRank, blocked }) => !blocked || pinnedRank === null, {
    path: ['pinnedRank'],
    message: '屏蔽的词不能置顶',
  })
export type HotKeywordInput = z.output<typeof HotKeywordInput>

export const SearchMiss = z
  .object({
    termKey: z.string(),
    wording: z.string(),
    times: z.number().int(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    handled: z
      .object({
        at: z.iso.datetime(),
        by: z.string(),
        note: z.string(),
        /** Searched in vain since then. */
        timesSince: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'SearchMiss' })
export type SearchMiss = z.infer<typeof SearchMiss>

export const SearchMissListRequest = z.object({
  ...pageRequest,
  keyword: z.string().trim().max(40).optional(),
  show: z.enum(['open', 'handled']).default('open'),
  sort: z.enum(['times', 'recent']).default('times'),
  /** Searched in vain within so many days. */
  within: z.number().int().min(1).max(365).optional(),
})
export type SearchMissListRequest = z.output<typeof SearchMissListRequest>

/** Figures of one day in China. */
export const SearchDay = z
  .object({
    day: z.iso.date(),
    searches: z.number().int(),
    misses: z.number().int(),
    /** Searches from which something was opened. */
    clicked: z.number().int(),
    /** Of what was opened, its mean place in the list, counted from 1; null when nothing was. */
    meanPosition: z.number().nullable(),
  })
  .meta({ id: 'SearchDay' })
export type SearchDay = z.infer<typeof SearchDay>

const base = { access: 'admin', rate: 'admin' } as const

export const adminListHotKeywords = defineEndpoint({
  ...base,
  id: 'adminListHotKeywords',
  method: 'GET',
  path: '/api/admin/hotKeyword/list',
  summary: 'What is hot now with its counts, pins and blocks',
  result: z.array(AdminHotKeyword),
})

export const adminSetHotKeyword = defineEndpoint({
  ...base,
  id: 'adminSetHotKeyword',
  method: 'PUT',
  path: '/api/admin/hotKeyword/set',
  summary: 'Pin, block or add a word; with neither pin nor block it is left to what people search for',
  body: HotKeywordInput,
  result: z.array(AdminHotKeyword),
})

export const adminListSearchMisses = defineEndpoint({
  ...base,
  id: 'adminListSearchMisses',
  method: 'POST',
  path: '/api/admin/searchMiss/list',
  summary: 'What people look for and do not find',
  body: SearchMissListRequest,
  result: pageOf(SearchMiss),
})

export const adminHandleSearchMiss = defineEndpoint({
  ...base,
  id: 'adminHandleSearchMiss',
  method: 'PUT',
  path: '/api/admin/searchMiss/handle',
  summary: 'Something was done about a term, or not after all; what was done is written down',
  body: z.object({
    termKey: z.string().min(1).max(200),
    handled: z.boolean(),
    note: z.string().trim().max(200, '最多 200 字').default(''),
  }),
  result: SearchMiss,
})

export const adminGetSearchInsight = defineEndpoint({
  ...base,
  id: 'adminGetSearchInsight',
  method: 'GET',
  path: '/api/admin/search/insight',
  summary: 'Searches, those without result, clicks and their mean place, by day, newest first',
  query: z.object({ days: z.coerce.number().int().min(1).max(MAX_INSIGHT_DAYS).default(14) }),
  result: z.array(SearchDay),
})

export const adminSearchEndpoints = {
  adminListHotKeywords,
  adminSetHotKeyword,
  adminListSearchMisses,
  adminHandleSearchMiss,
  adminGetSearchInsight,
}
