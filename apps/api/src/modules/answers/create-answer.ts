import type { answers } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { once, type Repeatable } from '../../kernel/once.ts'
import { isEmptyText, richTextOf } from '../../kernel/rich-text.ts'
import { reviewVerdict } from '../../policies/trust.policy.ts'
import { keepFiles } from '../files/index.ts'
import { announceQuestion, trustFrom } from '../questions/index.ts'
import { checkWords, reviewTextOf, submitForReview } from '../review/index.ts'
import { answerTypeOf } from './answer.presenter.ts'
import { shownSteps } from './show-answer.ts'

type Context = {
  question_type: number
  title: string
  section_id: string
  trust_level: number
  published_count: number
}
export type AnswerSaved = { id: string; questionId: string; revision: number; status: 'published' | 'pending' }

/** Answers a question or remarks on an article. Messages, search and heat follow by the job. */
export async function createAnswer(
  deps: Deps,
  author: Member,
  { questionId, answerType, ...sent }: answers.NewAnswer,
  request: Repeatable,
): Promise<AnswerSaved> {
  const text = richTextOf(sent)
  if (isEmptyText(text)) throw new AppError('request.invalid', { fields: { content: '请填写回答' } })
  const words = reviewTextOf(text)
  const hits = await checkWords(deps, words)
  const result = await once<AnswerSaved>(deps, author, request, async (tx) => {
    const { rows } = await sql<Context>`
      select q.question_type, q.title, q.section_id, u.trust_level, u.published_count
      from question q, app_user u where q.id = ${questionId} and q.status = 'published' and u.id = ${author.id}`.execute(
      tx,
    )
    const context = rows[0]
    if (!context) throw new AppError('question.not_found')
    if (answerTypeOf(context.question_type) !== answerType)
      throw new AppError('request.invalid', { fields: { answerType: '类型与内容不符' } })
    const verdict = reviewVerdict({ trust: trustFrom(author, context), hits })
    const isShown = verdict.status === 'published'
    const steps = [
      sql`piece as (
        insert into answer (question_id, author_id, status, content_html, content_doc, excerpt, mention_ids, published_at)
        select id, ${author.id}, ${verdict.status}, ${text.html}, ${text.doc}::jsonb, ${text.excerpt},
          ${text.mentionIds}::bigint[], ${isShown ? sql`now()` : sql`null`}
        from question where id = ${questionId} and status = 'published'
        returning id)`,
      ...(isShown ? shownSteps(questionId, author.id) : []),
    ]
    const { rows: made } = await sql<{ id: string }>`with ${sql.join(steps)} select id from piece`.execute(tx)
    const id = made[0]?.id
    if (!id) throw new AppError('question.not_found')
    const written = { authorId: author.id, html: text.html }
    await keepFiles(tx, { type: 'answer', id }, isShown ? 'shown' : 'waiting', written)
    if (isShown) await enqueue(tx, 'answer.published', { answerId: id })
    else
      await submitForReview(tx, {
        ...{ targetType: 'answer', targetId: id, revision: 1, authorId: author.id, reason: verdict.reason, hits },
        isArticle: context.question_type !== 0,
        questionId,
        sectionId: context.section_id,
        title: context.title,
        html: text.html,
        text: words,
        published: null,
      })
    return { id, questionId, revision: 1, status: verdict.status }
  })
  if (result.status === 'published') await announceQuestion(deps, questionId)
  return result
}
