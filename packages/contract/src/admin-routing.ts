import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageRequest } from './http/paging.ts'
import { OfferState } from './routing.ts'
import { SectionRef } from './sections.ts'

/** Counting stops there. */
export const WAITING_COUNT_LIMIT = 1000

/** How long a question has waited for its first answer. */
export const AgeBucket = z.enum(['h4', 'h24', 'd3', 'd7', 'older'])
export type AgeBucket = z.infer<typeof AgeBucket>

export const RoutingState = z.enum(['none', 'open', 'taken', 'escalated', 'closed'])
export type RoutingState = z.infer<typeof RoutingState>

const Person = z.object({ id: Id, nickname: z.string() })

export const WaitingQuestion = z
  .object({
    id: Id,
    title: z.string(),
    section: SectionRef.nullable(),
    author: Person,
    publishedAt: z.iso.datetime(),
    routing: RoutingState,
    offers: z.array(z.object({ expert: Person, state: OfferState, dueAt: z.iso.datetime(), reason: z.string() })),
  })
  .meta({ id: 'WaitingQuestion' })
export type WaitingQuestion = z.infer<typeof WaitingQuestion>

export const ExpertLoad = z
  .object({
    expert: Person,
    accepts: z.boolean(),
    /** Within the hours that he named. */
    atWork: z.boolean(),
    offered: z.number().int(),
    accepted: z.number().int(),
    overdue: z.number().int(),
    answeredLately: z.number().int(),
    declinedLately: z.number().int(),
  })
  .meta({ id: 'ExpertLoad' })
export type ExpertLoad = z.infer<typeof ExpertLoad>

const base = { access: 'admin', rate: 'admin' } as const

export const adminListWaiting = defineEndpoint({
  ...base,
  id: 'adminListWaiting',
  method: 'POST',
  path: '/api/admin/routing/waiting',
  summary: 'Questions without an answer, the longest waiting first, with whom they were offered to',
  body: z.object({ age: AgeBucket.optional(), size: pageRequest.size, cursor: pageRequest.cursor }),
  result: z.object({ records: z.array(WaitingQuestion), nextCursor: z.string().nullable() }),
})

export const adminCountWaiting = defineEndpoint({
  ...base,
  id: 'adminCountWaiting',
  method: 'GET',
  path: '/api/admin/routing/ages',
  summary: 'How many questions have waited how long, capped; and how many operators were told of',
  result: z.object({ ages: z.record(AgeBucket, z.number().int()), escalated: z.number().int() }),
})

export const adminListExperts = defineEndpoint({
  ...base,
  id: 'adminListExperts',
  method: 'GET',
  path: '/api/admin/routing/experts',
  summary: 'What each expert has on the table; with a question, the best fit first',
  query: z.object({ questionId: Id.optional() }),
  result: z.object({ records: z.array(ExpertLoad) }),
})

export const adminAssignQuestion = defineEndpoint({
  ...base,
  id: 'adminAssignQuestion',
  method: 'PUT',
  path: '/api/admin/routing/assign/{id}',
  summary: 'Offer a question to one expert by hand',
  params: IdParams,
  body: z.object({ expertId: Id, note: z.string().trim().max(200).default('') }),
  result: z.object({ id: Id }),
})

export const adminRoutingEndpoints = { adminListWaiting, adminCountWaiting, adminListExperts, adminAssignQuestion }
