import { adminQuestions } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { questionPolicy, type QuestionSubject } from '../../policies/question.policy.ts'
import { listAdminQuestions } from './list-admin-questions.ts'
import { mergeQuestion } from './merge/merge-question.ts'
import { unmergeQuestion } from './merge/unmerge-question.ts'
import { readHistory } from './read-history.ts'
import { statusOf } from './read-own-question.ts'

type Row = { author_id: string; question_type: 0 | 1; status: QuestionSubject['status']; state: string }

export const questionAdminRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminQuestions.adminListQuestions, async ({ body, request: { actor } }) => {
    if (!questionPolicy.inspect(actor)) throw new AppError('auth.forbidden')
    return listAdminQuestions(deps, body)
  })
  route(app, adminQuestions.adminMergeQuestion, ({ params, body, request }) =>
    mergeQuestion(deps, request.member(), params.id, body.into),
  )
  route(app, adminQuestions.adminUnmergeQuestion, ({ params, request }) =>
    unmergeQuestion(deps, request.member(), params.id),
  )
  route(app, adminQuestions.adminListQuestionRevisions, async ({ params: { id }, query, request: { actor } }) => {
    const { rows } = await sql<Row>`
      select q.author_id, q.question_type, q.status, d.state from question q join question_draft d on d.question_id = q.id
      where q.id = ${id}`.execute(deps.db)
    const row = rows[0]
    if (!row) throw new AppError('question.not_found')
    if (!questionPolicy.inspect(actor)) throw new AppError('auth.forbidden')
    return {
      id,
      questionType: row.question_type,
      status: statusOf(row.status, row.state),
      history: await readHistory(deps, id, query),
    }
  })
}
