import type { answers } from '@kms/contract'
import type { Actor } from '../../kernel/actor.ts'
import { presentAuthor } from '../../kernel/public-user.ts'
import { answerPolicy } from '../../policies/answer.policy.ts'
import type { QuestionSubject } from '../../policies/question.policy.ts'
import type { AnswerRow } from './answer.columns.ts'

export type Marks = { liked: boolean; collected: boolean }
const NO_MARKS: Marks = { liked: false, collected: false }

export const answerTypeOf = (questionType: number): answers.AnswerType => (questionType === 0 ? 'QUESTION' : 'TOPIC')

export function presentAnswer(
  row: AnswerRow,
  actor: Actor,
  question: QuestionSubject,
  marks: Marks = NO_MARKS,
): answers.Answer {
  return {
    id: row.id,
    questionId: row.question_id,
    answerType: answerTypeOf(question.questionType),
    content: row.content_html,
    author: presentAuthor(row),
    isBest: row.is_best,
    status: row.status,
    change: 'none',
    reason: row.status === 'returned' ? row.return_reason : null,
    likeCount: row.like_count,
    collectCount: row.collect_count,
    commentCount: row.comment_count,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    ...marks,
    can: permissionsOf(actor, { authorId: row.author_id, status: row.status, question }),
  }
}

export const permissionsOf = (
  actor: Actor,
  subject: Parameters<typeof answerPolicy.read>[1],
): answers.Answer['can'] => ({
  edit: answerPolicy.edit(actor, subject),
  setBestAnswer: answerPolicy.setBestAnswer(actor, subject),
  comment: answerPolicy.comment(actor, subject),
  like: answerPolicy.like(actor, subject),
})
