import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { QuestionHistory, QuestionStatus, QuestionType, RevisionQuery } from './questions.ts'

export const adminListQuestionRevisions = defineEndpoint({
  id: 'adminListQuestionRevisions',
  method: 'GET',
  path: '/api/admin/question/{id}/revisions',
  access: 'admin',
  rate: 'admin',
  summary:
    'Every version of a piece that readers have seen; the newest, or the one of `?revision=`, compared with an older one',
  params: IdParams,
  query: RevisionQuery,
  result: z
    .object({
      id: Id,
      questionType: QuestionType,
      status: QuestionStatus,
      history: QuestionHistory,
    })
    .meta({ id: 'AdminQuestionRevisions' }),
})

/** A merge can be taken back for this long. */
export const UNMERGE_DAYS = 30

export const AdminQuestionRow = z
  .object({
    id: Id,
    questionType: QuestionType,
    title: z.string(),
    author: PublicUser.pick({ id: true, nickname: true }),
    publishedAt: z.iso.datetime(),
    answerCount: z.number().int(),
    viewCount: z.number().int(),
    /** Of a merged piece: what it leads to, who merged it, and until when that can be taken back. */
    merged: z
      .object({
        into: z.object({ id: Id, title: z.string() }),
        by: z.string(),
        at: z.iso.datetime(),
        /** Null when it can't be taken back any more, or not before the piece that it leads to. */
        undoUntil: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AdminQuestionRow' })
export type AdminQuestionRow = z.infer<typeof AdminQuestionRow>

export const AdminQuestionListRequest = z.object({
  size: pageRequest.size,
  cursor: pageRequest.cursor,
  /** What readers see, the newest first; or what was merged, the latest merge first. */
  show: z.enum(['published', 'merged']).default('published'),
  /** Words of it, or the number or address of one piece. */
  keyword: z.string().trim().max(100).optional(),
  questionType: QuestionType.optional(),
})
export type AdminQuestionListRequest = z.output<typeof AdminQuestionListRequest>

const base = { access: 'admin', rate: 'admin' } as const

export const adminListQuestions = defineEndpoint({
  ...base,
  id: 'adminListQuestions',
  method: 'POST',
  path: '/api/admin/question/list',
  summary: 'Questions and articles for moderators; pages by cursor',
  body: AdminQuestionListRequest,
  result: z.object({ records: z.array(AdminQuestionRow), nextCursor: z.string().nullable() }),
})

export const adminMergeQuestion = defineEndpoint({
  ...base,
  id: 'adminMergeQuestion',
  method: 'PUT',
  path: '/api/admin/question/merge/{id}',
  summary: 'This piece is the same as another: answers, comments and marks move there, and its address leads there',
  params: IdParams,
  body: z.object({ into: Id }),
  result: z.object({ id: Id, mergedInto: Id, answers: z.number().int(), undoUntil: z.iso.datetime() }),
})

export const adminUnmergeQuestion = defineEndpoint({
  ...base,
  id: 'adminUnmergeQuestion',
  method: 'PUT',
  path: '/api/admin/question/unmerge/{id}',
  summary: 'Take a merge back, within 30 days: what had moved stands where it stood',
  params: IdParams,
  result: z.object({ id: Id, answers: z.number().int() }),
})

export const adminQuestionEndpoints = {
  adminListQuestionRevisions,
  adminListQuestions,
  adminMergeQuestion,
  adminUnmergeQuestion,
}
