import type { answers } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { isEmptyText, richTextOf } from '../../kernel/rich-text.ts'
import { reviewVerdict } from '../../policies/trust.policy.ts'
import { useFilesOf } from '../files/index.ts'
import { announceQuestion, trustFrom } from '../questions/index.ts'
import { checkWords, reviewTextOf, submitForReview, withdrawFromReview } from '../review/index.ts'
import type { AnswerSaved } from './create-answer.ts'
import { lockOwnAnswer } from './lock-answer.ts'
import { replaceAnswerText } from './replace-answer-text.ts'

/** Changes one's own answer. What must be reviewed first waits beside what readers see. */
export async function updateAnswer(
  deps: Deps,
  author: Member,
  id: string,
  { revision, ...sent }: answers.AnswerEdit,
): Promise<AnswerSaved> {
  const text = richTextOf(sent)
  if (isEmptyText(text)) throw new AppError('request.invalid', { fields: { content: '请填写回答' } })
  const written = { authorId: author.id, html: text.html }
  const words = reviewTextOf(text)
  const hits = await checkWords(deps, words)
  const result = await deps.db.transaction().execute(async (tx): Promise<AnswerSaved> => {
    const locked = await lockOwnAnswer(tx, author, id)
    const questionId = locked.question_id
    if (locked.revision !== revision)
      throw new AppError('answer.changed_elsewhere', { fields: { revision: String(locked.revision) } })
    const next = revision + 1
    const isShown = locked.status === 'published'
    const verdict = reviewVerdict({ trust: trustFrom(author, locked), hits })
    if (locked.status === 'pending' || locked.waiting_state === 'pending') await withdrawFromReview(tx, 'answer', id)
    if (verdict.status === 'published') {
      const answer = { id, questionId, authorId: author.id, isShown, isBest: locked.is_best, html: locked.content_html }
      await replaceAnswerText(tx, answer, text, next)
      await useFilesOf(tx, { type: 'answer', id }, 'shown', written)
      // People are told once of an answer; who is named only now hears of it.
      await enqueue(tx, 'answer.published', { answerId: id })
      return { id, questionId, revision: next, status: 'published' }
    }
    const waiting = isShown
      ? sql`waiting_state = 'pending', waiting_html = ${text.html}, waiting_doc = ${text.doc}::jsonb`
      : sql`status = 'pending', content_html = ${text.html}, content_doc = ${text.doc}::jsonb, excerpt = ${text.excerpt},
          mention_ids = ${text.mentionIds}::bigint[]`
    await sql`update answer set ${waiting}, revision = ${next}, return_reason = '' where id = ${id}`.execute(tx)
    await useFilesOf(tx, { type: 'answer', id }, 'waiting', written)
    await submitForReview(tx, {
      ...{ targetType: 'answer', targetId: id, revision: next, authorId: author.id, reason: verdict.reason, hits },
      isArticle: locked.question_type !== 0,
      questionId,
      sectionId: locked.section_id,
      title: locked.title,
      html: text.html,
      text: words,
      published: isShown ? { title: locked.title, text: reviewTextOf({ html: locked.content_html }) } : null,
    })
    return { id, questionId, revision: next, status: 'pending' }
  })
  if (result.status === 'published') await announceQuestion(deps, result.questionId)
  return result
}
