import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'

/** The same caller and object count once in this time. */
export const COUNT_WINDOW_MINUTES = 30
/** Longer stays are somebody who went home with the page open. */
export const LONGEST_STAY_SECONDS = 4 * 3600

/** Who reads a FAQ this long has read it; it earns him a point. */
export const PAID_STAY_SECONDS = 30

/**
 * Telemetry: never an error for what does not exist, never a change that somebody depends on but the few
 * points that reading and sharing earn a member each day, never kept by a cache.
 * `accepted` is false for what is not a person looking at our page: prefetching, crawlers, other sites.
 */
const Accepted = z.object({ accepted: z.boolean() }).meta({ id: 'BehaviourAccepted' })

const base = { access: 'visitor', rate: 'read', result: Accepted } as const

/**
 * `a` is the id of what is read. `b` is how long, in whole seconds: 0 when the page opens, the time spent when it is left.
 * Either alone counts as one view.
 */
const ReadParams = z.object({ a: Id, b: z.coerce.number().int().min(0).max(LONGEST_STAY_SECONDS) })

/** From a list of search results: the `searchId` that came with it, and the place in the list from 1 on. */
const FromSearch = z.object({
  search: z.uuid().optional(),
  position: z.coerce.number().int().min(1).max(10_000).optional(),
  /** "This solved it", said of a likely answer while a question was being written. */
  solved: z.stringbool().optional(),
})
export type FromSearch = z.output<typeof FromSearch>

export const clickSection = defineEndpoint({
  ...base,
  id: 'clickSection',
  method: 'GET',
  path: '/api/f/behavior/clickSection/{id}',
  summary: 'A section was opened',
  params: IdParams,
})

export const clickBanner = defineEndpoint({
  ...base,
  id: 'clickBanner',
  method: 'POST',
  path: '/api/f/behavior/clickBanner',
  summary: 'A banner was clicked',
  body: z.object({ bannerId: Id }),
})

export const readFaq = defineEndpoint({
  ...base,
  id: 'readFaq',
  method: 'GET',
  path: '/api/f/behavior/readFaq/{a}/{b}',
  summary: 'A FAQ is read: a = its id, b = seconds spent so far (0 on opening)',
  params: ReadParams,
  query: FromSearch,
})

export const readQuestion = defineEndpoint({
  ...base,
  id: 'readQuestion',
  method: 'GET',
  path: '/api/f/behavior/readQuestion/{a}/{b}',
  summary: 'A question or article is read: a = its id, b = seconds spent so far (0 on opening)',
  params: ReadParams,
  query: FromSearch,
})

export const shareFaq = defineEndpoint({
  ...base,
  id: 'shareFaq',
  method: 'GET',
  path: '/api/f/behavior/shareFaq/{id}',
  summary: 'A FAQ was shared',
  params: IdParams,
})

export const shareQuestion = defineEndpoint({
  ...base,
  id: 'shareQuestion',
  method: 'GET',
  path: '/api/f/behavior/shareQuestion/{id}',
  summary: 'A question or article was shared',
  params: IdParams,
})

export const behaviourEndpoints = { clickSection, clickBanner, readFaq, readQuestion, shareFaq, shareQuestion }
