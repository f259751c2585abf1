import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
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

export const adminQuestionEndpoints = { adminListQuestionRevisions }
