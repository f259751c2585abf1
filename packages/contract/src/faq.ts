import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { SectionRef } from './sections.ts'
import { TagRef } from './tags.ts'

export const MAX_KEYWORD_LENGTH = 100

/** What a list shows of a FAQ: the conclusion comes first, the body stays on the detail page. */
export const FaqCard = z
  .object({
    id: Id,
    title: z.string(),
    /** The answer in one or two sentences. */
    conclusion: z.string(),
    section: SectionRef,
    tags: z.array(TagRef),
    catalogueCodes: z.array(z.string()),
    publishedAt: z.iso.datetime(),
    /** The day staff last vouched for the text (复核于). */
    reviewedAt: z.iso.date(),
    viewCount: z.number().int(),
    likeCount: z.number().int(),
    collectCount: z.number().int(),
  })
  .meta({ id: 'FaqCard' })
export type FaqCard = z.infer<typeof FaqCard>

export const FaqDetail = FaqCard.extend({
  /** Sanitised on the server, always. */
  content: z.string(),
  /** Sections from the root to the FAQ's own. */
  path: z.array(SectionRef),
  validFrom: z.iso.date(),
  reviewBy: z.iso.date(),
  /** The review-by date has passed: readers are told. */
  reviewOverdue: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** The caller's own marks; false for visitors. */
  liked: z.boolean(),
  collected: z.boolean(),
}).meta({ id: 'FaqDetail' })
export type FaqDetail = z.infer<typeof FaqDetail>

export const FaqSort = z.enum(['latest', 'hot'])
export type FaqSort = z.infer<typeof FaqSort>

export const FaqListRequest = z.object({
  ...pageRequest,
  sectionId: Id.optional(),
  tagId: Id.optional(),
  sort: FaqSort.default('latest'),
})
export type FaqListRequest = z.output<typeof FaqListRequest>

export const FaqSearchRequest = z.object({
  ...pageRequest,
  keyword: z.string().trim().max(MAX_KEYWORD_LENGTH).default(''),
  sectionId: Id.optional(),
  tagId: Id.optional(),
  sort: z.enum(['relevance', 'time', 'heat']).default('relevance'),
})
export type FaqSearchRequest = z.output<typeof FaqSearchRequest>

export const FaqHit = FaqCard.extend({
  type: z.literal('FAQ'),
  /** Safe HTML: escaped text with <em> around what matched; `codes` beside `catalogueCodes`, the matching ones first. */
  highlight: z.object({ title: z.string(), content: z.string(), codes: z.array(z.string()) }),
}).meta({ id: 'FaqHit' })
export type FaqHit = z.infer<typeof FaqHit>

export const FaqSearchResult = pageOf(FaqHit).extend({
  /** Names this search when one of its hits is opened (behaviour calls). */
  searchId: z.string(),
  /** True when the search engine was away and the database answered. */
  degraded: z.boolean(),
})
export type FaqSearchResult = z.infer<typeof FaqSearchResult>

const LikeResult = z.object({ liked: z.boolean(), likeCount: z.number().int() }).meta({ id: 'LikeResult' })
const CollectResult = z.object({ collected: z.boolean(), collectCount: z.number().int() }).meta({ id: 'CollectResult' })

export const listFaqs = defineEndpoint({
  id: 'listFaqs',
  method: 'POST',
  path: '/api/f/faq/ajaxLoadData',
  access: 'visitor',
  rate: 'read',
  summary: 'Published FAQs by section and tag, newest or hottest first',
  body: FaqListRequest,
  result: pageOf(FaqCard),
})

export const searchFaqs = defineEndpoint({
  id: 'searchFaqs',
  method: 'POST',
  path: '/api/f/faq/searchByCondition',
  access: 'visitor',
  rate: 'search',
  summary: 'Search published FAQs by words, catalogue number, section and tag',
  body: FaqSearchRequest,
  result: FaqSearchResult,
})

export const getFaq = defineEndpoint({
  id: 'getFaq',
  method: 'GET',
  path: '/api/f/faq/showDetailFrm/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'Read one published FAQ',
  params: IdParams,
  result: FaqDetail,
})

export const likeFaq = defineEndpoint({
  id: 'likeFaq',
  method: 'PUT',
  path: '/api/f/faq/like/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Like a FAQ; liking twice is a no-op',
  params: IdParams,
  result: LikeResult,
})

export const unlikeFaq = defineEndpoint({
  id: 'unlikeFaq',
  method: 'PUT',
  path: '/api/f/faq/unLike/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Take a like back',
  params: IdParams,
  result: LikeResult,
})

export const collectFaq = defineEndpoint({
  id: 'collectFaq',
  method: 'PUT',
  path: '/api/f/faq/collect/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Add a FAQ to the favourites; twice is a no-op',
  params: IdParams,
  result: CollectResult,
})

export const uncollectFaq = defineEndpoint({
  id: 'uncollectFaq',
  method: 'PUT',
  path: '/api/f/faq/unCollect/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Remove a FAQ from the favourites',
  params: IdParams,
  result: CollectResult,
})

export const faqEndpoints = { listFaqs, searchFaqs, getFaq, likeFaq, unlikeFaq, collectFaq, uncollectFaq }
