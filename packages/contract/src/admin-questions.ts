import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { QuestionRevision, QuestionStatus, QuestionType, RevisionPair, RevisionQuery } from './questions.ts'

export const adminListQuestionRevisions = defineEndpoint({
  id: 'adminListQuestionRevisions',
  method: 'GET',
  path: '/api/admin/question/{id}/revisions',
  access: 'admin',
  rate: 'admin',
  summary: 'Every version of a piece that readers have seen; `?revision=` adds one and the one before it',
  params: IdParams,
  query: RevisionQuery,
  result: z
    .object({
      id: Id,
      questionType: QuestionType,
      status: QuestionStatus,
      revisions: z.array(QuestionRevision),
      selected: RevisionPair.nullable(),
    })
    .meta({ id: 'AdminQuestionRevisions' }),
})

export const adminQuestionEndpoints = { adminListQuestionRevisions }
