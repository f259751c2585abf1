import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'

export const DynamicKind = z.enum(['QUESTION', 'TOPIC', 'ANSWER', 'COMMENT'])
export type DynamicKind = z.infer<typeof DynamicKind>

/** Something that somebody did and that can still be read. */
export const Dynamic = z
  .object({
    id: Id,
    kind: DynamicKind,
    author: PublicUser,
    createDate: z.iso.datetime(),
    /** The question or article that it is, or stands under. */
    questionId: Id,
    title: z.string(),
    /** The beginning of what was written; plain text. */
    excerpt: z.string(),
    /** Where to on that page: the answer, and the comment below it. */
    answerId: Id.nullable(),
    commentId: Id.nullable(),
    likeCount: z.number().int(),
    answerCount: z.number().int(),
    isBest: z.boolean(),
  })
  .meta({ id: 'Dynamic' })
export type Dynamic = z.infer<typeof Dynamic>

/** Of another: empty and `hidden` where that person shows it to nobody. */
export const DynamicsPage = pageOf(Dynamic).extend({ hidden: z.boolean() })
export type DynamicsPage = z.infer<typeof DynamicsPage>

const base = { method: 'GET', access: 'member', rate: 'read', result: DynamicsPage } as const
/** `followed`: what those did whom the caller follows; by cursor only. */
const own = { ...base, query: z.object({ ...pageRequest, of: z.enum(['me', 'followed']).default('me') }) } as const
const others = { ...base, params: IdParams, query: z.object(pageRequest) } as const

export const listMyDynamics = defineEndpoint({
  ...own,
  id: 'listMyDynamics',
  path: '/api/f/userRelated/queryUserDynamicsList',
  summary: 'What the caller, or those whom the caller follows, did lately; the newest first',
})
export const listMyPosts = defineEndpoint({
  ...own,
  id: 'listMyPosts',
  path: '/api/f/userRelated/queryUserDynamicsListForTopicAndQuestion',
  summary: 'The same, questions and articles only',
})
export const listMyReplies = defineEndpoint({
  ...own,
  id: 'listMyReplies',
  path: '/api/f/userRelated/queryUserDynamicsListForAnswerAndComment',
  summary: 'The same, answers and comments only',
})
export const listDynamicsOf = defineEndpoint({
  ...others,
  id: 'listDynamicsOf',
  path: '/api/f/userRelated/queryOtherDynamicsList/{id}',
  summary: 'What another did lately, if that is shown',
})
export const listPostsOf = defineEndpoint({
  ...others,
  id: 'listPostsOf',
  path: '/api/f/userRelated/queryOtherDynamicsListForTopicAndQuestion/{id}',
  summary: 'The same, questions and articles only',
})
export const listRepliesOf = defineEndpoint({
  ...others,
  id: 'listRepliesOf',
  path: '/api/f/userRelated/queryOtherDynamicsListForAnswerAndComment/{id}',
  summary: 'The same, answers and comments only',
})

export const dynamicEndpoints = {
  listMyDynamics,
  listMyPosts,
  listMyReplies,
  listDynamicsOf,
  listPostsOf,
  listRepliesOf,
}
