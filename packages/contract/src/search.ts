import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { SectionRef } from './sections.ts'
import { TagRef } from './tags.ts'

export const MAX_SEARCH_KEYWORD = 100

/** ALL is FAQ, QUESTION and TOPIC together; people and round tables have their own lists. RT finds nothing until there are round tables. */
export const SearchType = z.enum(['ALL', 'FAQ', 'QUESTION', 'TOPIC', 'USER', 'RT'])
export type SearchType = z.infer<typeof SearchType>

export const SearchSort = z.enum(['relevance', 'time', 'heat'])
export type SearchSort = z.infer<typeof SearchSort>

/** Published in the last so many days: 7, 30, 365. */
export const SearchPeriod = z.enum(['week', 'month', 'year'])
export type SearchPeriod = z.infer<typeof SearchPeriod>

/** Each narrows what is found; left out means any. */
export const searchFilters = {
  /** Sections below it count too. */
  sectionId: Id.optional(),
  tagId: Id.optional(),
  /** Product series of the catalogue numbers that a piece lists: NSX, TeSys D. */
  series: z.string().trim().min(1).max(40).optional(),
  within: SearchPeriod.optional(),
  /** Has an answer; a FAQ always has. */
  answered: z.boolean().optional(),
  /** Has a best answer; a FAQ is one. */
  solved: z.boolean().optional(),
  hasAttachment: z.boolean().optional(),
}
const Filters = z.object(searchFilters)
export type SearchFilters = z.output<typeof Filters>

/**
 * search: a page of hits. suggest: while typing; only `suggestions` is filled. duplicates: for the title of a question being
 * written; at most three records, FAQs first, with the best answer inline, none when nothing is likely the same question.
 */
export const SearchPurpose = z.enum(['search', 'suggest', 'duplicates'])
export type SearchPurpose = z.infer<typeof SearchPurpose>

export const SearchRequest = z.object({
  ...pageRequest,
  ...searchFilters,
  keyword: z.string().trim().max(MAX_SEARCH_KEYWORD).default(''),
  type: SearchType.default('ALL'),
  sort: SearchSort.default('relevance'),
  purpose: SearchPurpose.default('search'),
})
export type SearchRequest = z.output<typeof SearchRequest>

export const SearchHit = z
  .object({
    type: z.enum(['FAQ', 'QUESTION', 'TOPIC', 'USER']),
    id: Id,
    /** Plain text; of a person the nickname. */
    title: z.string(),
    /** Plain text: the conclusion of a FAQ, the beginning of the best answer, else of the text; of a person what he is. */
    excerpt: z.string(),
    /** Safe HTML: escaped text with <em> around what matched; `codes` beside `catalogueCodes`, the matching ones first. */
    highlight: z.object({ title: z.string(), content: z.string(), codes: z.array(z.string()) }),
    section: SectionRef.nullable(),
    tags: z.array(TagRef),
    catalogueCodes: z.array(z.string()),
    /** Who wrote it; null for a FAQ. Of a person himself. */
    author: PublicUser.nullable(),
    publishedAt: z.iso.datetime(),
    viewCount: z.number().int(),
    likeCount: z.number().int(),
    answerCount: z.number().int(),
    /** Has a best answer, or is a FAQ. */
    solved: z.boolean(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

const count = z.number().int()
const Choice = z.object({ id: Id, name: z.string(), count })

/** How many would be left by choosing each; counted over what is found with the present filters, at most ten of a kind. */
export const SearchFacets = z
  .object({
    types: z.object({ ALL: count, FAQ: count, QUESTION: count, TOPIC: count, USER: count, RT: count }),
    sections: z.array(Choice),
    tags: z.array(Choice),
    series: z.array(z.object({ name: z.string(), count })),
    answered: count,
    solved: count,
    hasAttachment: count,
    periods: z.object({ week: count, month: count, year: count }),
  })
  .meta({ id: 'SearchFacets' })
export type SearchFacets = z.infer<typeof SearchFacets>

const CatalogueRef = z.object({ code: z.string(), description: z.string() })

/** The catalogue number that was typed, when it was typed whole. */
export const CatalogueCard = z
  .object({
    code: z.string(),
    series: z.string(),
    description: z.string(),
    discontinued: z.boolean(),
    successor: CatalogueRef.nullable(),
    predecessors: z.array(CatalogueRef),
    /** Others of its series whose numbers begin like it, at most four. */
    siblings: z.array(CatalogueRef),
  })
  .meta({ id: 'CatalogueCard' })
export type CatalogueCard = z.infer<typeof CatalogueCard>

/** word: search for it. code: a catalogue number, with what it is. title: open what is named by type and id. */
export const SearchSuggestion = z
  .object({
    kind: z.enum(['word', 'code', 'title']),
    text: z.string(),
    note: z.string(),
    type: z.enum(['FAQ', 'QUESTION', 'TOPIC', 'USER']).nullable(),
    id: Id.nullable(),
  })
  .meta({ id: 'SearchSuggestion' })
export type SearchSuggestion = z.infer<typeof SearchSuggestion>

export const SearchResult = pageOf(SearchHit).extend({
  /** Hand it back as `?search=` with the place in the list as `&position=` when a hit is opened (readFaq, readQuestion). */
  searchId: z.string(),
  /** True when the search engine was away and the database answered. */
  degraded: z.boolean(),
  /** On the first page of a search. */
  facets: SearchFacets.nullable(),
  /** Did you mean: what to offer to search for instead. */
  correction: z.string().nullable(),
  catalogue: CatalogueCard.nullable(),
  /** Numbers that begin with the one that was typed, when that is none itself: did you mean one of these? */
  codes: z.array(CatalogueRef),
  /** The first record answers what was asked; its excerpt may be shown on top. */
  answered: z.boolean(),
  suggestions: z.array(SearchSuggestion),
  /** What others searched for who searched for this. */
  related: z.array(z.string()),
})
export type SearchResult = z.infer<typeof SearchResult>

export const UserSearchRequest = z.object({
  ...pageRequest,
  keyword: z.string().trim().max(MAX_SEARCH_KEYWORD).default(''),
  /** 大咖 only. */
  bigV: z.boolean().default(false),
})
export type UserSearchRequest = z.output<typeof UserSearchRequest>

export const UserHit = PublicUser.extend({
  type: z.literal('USER'),
  companyType: z.string(),
  bio: z.string(),
  publishedCount: count,
  highlight: z.object({ title: z.string(), content: z.string() }),
}).meta({ id: 'UserHit' })
export type UserHit = z.infer<typeof UserHit>

export const searchAll = defineEndpoint({
  id: 'searchAll',
  method: 'POST',
  path: '/api/f/es/searchByCondition',
  access: 'visitor',
  rate: 'search',
  summary: 'Search FAQs, questions, articles and people; suggestions while typing and likely duplicates by `purpose`',
  body: SearchRequest,
  result: SearchResult,
})

export const searchUsers = defineEndpoint({
  id: 'searchUsers',
  method: 'POST',
  path: '/api/f/es/searchUserByCondition',
  access: 'visitor',
  rate: 'search',
  summary: 'Search people by name, by sound of the name, by what they are and what they write about',
  body: UserSearchRequest,
  result: pageOf(UserHit).extend({ degraded: z.boolean() }),
})

export const searchEndpoints = { searchAll, searchUsers }
