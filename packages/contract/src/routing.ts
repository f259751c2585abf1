import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { SectionRef } from './sections.ts'

export const OfferState = z.enum(['offered', 'accepted', 'declined', 'handed_on', 'expired', 'answered', 'withdrawn'])
export type OfferState = z.infer<typeof OfferState>

/** Why somebody does not answer, by name; the words are each site's own. */
export const DeclineReason = z.enum(['busy', 'not_my_field', 'unclear', 'other'])
export type DeclineReason = z.infer<typeof DeclineReason>

export const Offer = z
  .object({
    id: Id,
    questionId: Id,
    title: z.string(),
    excerpt: z.string(),
    section: SectionRef.nullable(),
    state: OfferState,
    askedAt: z.iso.datetime(),
    offeredAt: z.iso.datetime(),
    /** Then it goes on to the next. */
    dueAt: z.iso.datetime(),
    /** The colleague or operator who chose the caller, and what was said with it. */
    sentBy: PublicUser.nullable(),
    note: z.string(),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof Offer>

export const ExpertSetting = z.object({
  accepts: z.boolean(),
  fromHour: z.number().int().min(0).max(23),
  toHour: z.number().int().min(1).max(24),
  /** 1 is Monday. */
  workDays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
})
export type ExpertSetting = z.infer<typeof ExpertSetting>

export const listOffers = defineEndpoint({
  id: 'listOffers',
  method: 'GET',
  path: '/api/f/routing/offers',
  access: 'member',
  rate: 'read',
  summary: 'Questions that wait for the caller (open), the most urgent first; or what became of earlier ones (done)',
  query: z.object({
    show: z.enum(['open', 'done']).default('open'),
    size: pageRequest.size,
    cursor: pageRequest.cursor,
  }),
  result: z.object({ records: z.array(Offer), nextCursor: z.string().nullable() }),
})

export const getOfferForQuestion = defineEndpoint({
  id: 'getOfferForQuestion',
  method: 'GET',
  path: '/api/f/routing/question/{id}',
  access: 'member',
  rate: 'read',
  summary: "The caller's open offer of this question, if there is one",
  params: IdParams,
  result: z.object({ offer: Offer.nullable() }),
})

export const acceptOffer = defineEndpoint({
  id: 'acceptOffer',
  method: 'PUT',
  path: '/api/f/routing/accept/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Promise to answer; the first who does has it, the others are let off. Twice is a no-op',
  params: IdParams,
  result: z.object({ id: Id, dueAt: z.iso.datetime() }),
})

export const declineOffer = defineEndpoint({
  id: 'declineOffer',
  method: 'PUT',
  path: '/api/f/routing/decline/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Say no, also after a promise; the question goes on to the next expert',
  params: IdParams,
  body: z.object({ reason: DeclineReason, note: z.string().trim().max(200).default('') }),
  result: z.object({ id: Id }),
})

export const handOnOffer = defineEndpoint({
  id: 'handOnOffer',
  method: 'PUT',
  path: '/api/f/routing/handOn/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Pass it to a colleague by name',
  params: IdParams,
  body: z.object({ to: Id, note: z.string().trim().max(200).default('') }),
  result: z.object({ id: Id }),
})

export const listColleagues = defineEndpoint({
  id: 'listColleagues',
  method: 'GET',
  path: '/api/f/routing/colleagues/{id}',
  access: 'member',
  rate: 'search',
  summary: "Who could take the caller's offer, the best fit first",
  params: IdParams,
  result: z.object({ records: z.array(PublicUser) }),
})

export const getExpertSetting = defineEndpoint({
  id: 'getExpertSetting',
  method: 'GET',
  path: '/api/f/routing/setting',
  access: 'member',
  rate: 'read',
  summary: 'When the caller wants to be asked',
  result: ExpertSetting.extend({ isExpert: z.boolean() }),
})

export const saveExpertSetting = defineEndpoint({
  id: 'saveExpertSetting',
  method: 'PUT',
  path: '/api/f/routing/setting',
  access: 'member',
  rate: 'write',
  summary: 'Say when to be asked; only for those who can be',
  body: ExpertSetting.refine(({ fromHour, toHour }) => fromHour < toHour, {
    path: ['toHour'],
    message: '结束时间须晚于开始时间',
  }),
  result: ExpertSetting,
})

export const routingEndpoints = {
  listOffers,
  getOfferForQuestion,
  acceptOffer,
  declineOffer,
  handOnOffer,
  listColleagues,
  getExpertSetting,
  saveExpertSetting,
}
