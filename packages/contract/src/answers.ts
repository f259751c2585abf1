import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { EditorDocument, richText } from './rich-text.ts'

/** What it hangs on: a question, or an article whose "answers" are remarks. */
export const AnswerType = z.enum(['QUESTION', 'TOPIC'])
export type AnswerType = z.infer<typeof AnswerType>

/** How many answers stand beside the best one in `listForBest`. */
export const TOP_ANSWERS = 3

export const Answer = z
  .object({
    id: Id,
    questionId: Id,
    answerType: AnswerType,
    /** Sanitised on the server, always. */
    content: z.string(),
    author: PublicUser,
    isBest: z.boolean(),
    /** Anything but published is seen by its author alone. */
    status: z.enum(['published', 'pending', 'returned']),
    /** For its author: a change of what readers see that waits for review, or was returned. */
    change: z.enum(['none', 'pending', 'returned']),
    /** Why it, or its change, was returned. */
    reason: z.string().nullable(),
    likeCount: z.number().int(),
    collectCount: z.number().int(),
    commentCount: z.number().int(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    /** The caller's own marks; false for visitors. */
    liked: z.boolean(),
    collected: z.boolean(),
    can: z.object({ edit: z.boolean(), setBestAnswer: z.boolean(), comment: z.boolean(), like: z.boolean() }),
  })
  .meta({ id: 'Answer' })
export type Answer = z.infer<typeof Answer>

export const AnswerSort = z.enum(['hot', 'time'])

export const AnswerListRequest = z.object({
  questionId: Id,
  size: pageRequest.size,
  cursor: pageRequest.cursor,
  /** The best answer comes first in either. */
  sort: AnswerSort.default('hot'),
})
export type AnswerListRequest = z.output<typeof AnswerListRequest>

const text = { ...richText, content: richText.content.min(1, '请填写回答') }

export const NewAnswer = z.object({ questionId: Id, answerType: AnswerType, ...text })
export type NewAnswer = z.output<typeof NewAnswer>

export const AnswerEdit = z.object({
  ...text,
  /** The revision that the text was based on; a newer one answers 409. */
  revision: z.number().int().min(1),
})
export type AnswerEdit = z.output<typeof AnswerEdit>

const SaveResult = z
  .object({ id: Id, questionId: Id, revision: z.number().int(), status: z.enum(['published', 'pending']) })
  .meta({ id: 'AnswerSaved' })

const list = <const I extends string, const P extends `/${string}`, const A extends 'member' | 'visitor'>(
  id: I,
  path: P,
  access: A,
  summary: string,
) =>
  defineEndpoint({
    id,
    method: 'POST',
    path,
    access,
    rate: 'read',
    summary,
    body: AnswerListRequest,
    result: pageOf(Answer),
  })

export const listAnswers = list(
  'listAnswers',
  '/api/f/answer/list',
  'member',
  "Answers with the caller's own marks; `total` counts what readers see",
)
export const listPublicAnswers = list(
  'listPublicAnswers',
  '/api/f/answer/listForPublic',
  'visitor',
  'Answers as everybody sees them',
)

export const listBestAnswers = defineEndpoint({
  id: 'listBestAnswers',
  method: 'POST',
  path: '/api/f/answer/listForBest',
  access: 'visitor',
  rate: 'read',
  summary: `The best answer, and the ${TOP_ANSWERS} most liked others`,
  body: z.object({ questionId: Id }),
  result: z.object({ best: Answer.nullable(), top: z.array(Answer) }),
})

export const getAnswer = defineEndpoint({
  id: 'getAnswer',
  method: 'GET',
  path: '/api/f/answer/get/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'One answer, for a link to it and for its editor',
  params: IdParams,
  result: Answer.extend({
    /** For its author: what the editor starts from. */
    own: z
      .object({
        revision: z.number().int(),
        content: z.string(),
        doc: EditorDocument.nullable(),
        /** An edit that waits for review, or was returned. */
        waiting: z.enum(['none', 'pending', 'returned']),
      })
      .nullable(),
  }).meta({ id: 'AnswerDetail' }),
})

const write = { access: 'member', rate: 'write' } as const

export const createAnswer = defineEndpoint({
  ...write,
  id: 'createAnswer',
  method: 'POST',
  path: '/api/f/answer/create',
  summary: 'Answer a question or remark on an article; takes an `Idempotency-Key` header',
  body: NewAnswer,
  result: SaveResult,
})

export const updateAnswer = defineEndpoint({
  ...write,
  id: 'updateAnswer',
  method: 'PUT',
  path: '/api/f/answer/update/{id}',
  summary: "Change one's own answer; what must be reviewed is seen afterwards",
  params: IdParams,
  body: AnswerEdit,
  result: SaveResult,
})

export const setBestAnswer = defineEndpoint({
  ...write,
  id: 'setBestAnswer',
  method: 'PUT',
  path: '/api/f/answer/setBestAnswer/{id}',
  summary: 'The asker adopts an answer, or another one instead; twice is a no-op',
  params: IdParams,
  result: z.object({ questionId: Id, bestAnswerId: Id }),
})

/** QUESTION and TOPIC name an answer below one of these, FAQ (the default of the specification) the FAQ itself. */
export const LikeType = z.enum(['QUESTION', 'TOPIC', 'FAQ'])
const likeParams = z.object({ id: Id, type: LikeType })
const LikeResult = z.object({ liked: z.boolean(), likeCount: z.number().int() })

export const likeAnswer = defineEndpoint({
  ...write,
  id: 'likeAnswer',
  method: 'PUT',
  path: '/api/f/answer/likeByType/{id}/{type}',
  summary: 'Like an answer of a question (QUESTION) or article (TOPIC), or a FAQ',
  params: likeParams,
  result: LikeResult,
})

export const unlikeAnswer = defineEndpoint({
  ...write,
  id: 'unlikeAnswer',
  method: 'PUT',
  path: '/api/f/answer/unLikeByType/{id}/{type}',
  summary: 'Take such a like back',
  params: likeParams,
  result: LikeResult,
})

export const answerEndpoints = {
  listAnswers,
  listPublicAnswers,
  listBestAnswers,
  getAnswer,
  createAnswer,
  updateAnswer,
  setBestAnswer,
  likeAnswer,
  unlikeAnswer,
}
