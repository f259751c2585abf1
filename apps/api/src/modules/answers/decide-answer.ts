import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { richTextOf } from '../../kernel/rich-text.ts'
import { useFilesOf } from '../files/index.ts'
import { announceQuestion } from '../questions/index.ts'
import { replaceAnswerText } from './replace-answer-text.ts'

type Waiting = {
  question_id: string
  author_id: string
  is_shown: boolean
  is_best: boolean
  content_html: string
  html: string
  doc: object | null
}

/** Does what review decided about the text that was looked at; a verdict on any other, or a second one, does nothing. */
export async function decideAnswer(
  deps: Deps,
  { targetId: id, revision, verdict, reason }: JobPayloads['review.decided'],
) {
  const questionId = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Waiting>`
      select a.question_id, a.author_id, a.status = 'published' as is_shown, a.is_best, a.content_html,
        case when a.status = 'published' then a.waiting_html else a.content_html end as html,
        case when a.status = 'published' then a.waiting_doc else a.content_doc end as doc
      from answer a join question q on q.id = a.question_id
      where a.id = ${id} and a.revision = ${revision} and q.status = 'published'
        and (a.status = 'pending' or (a.status = 'published' and a.waiting_state = 'pending'))
      for update of a`.execute(tx)
    const waiting = rows[0]
    if (!waiting) return undefined
    if (verdict === 'returned') {
      const state = waiting.is_shown ? sql`waiting_state = 'returned'` : sql`status = 'returned'`
      await sql`update answer set ${state}, return_reason = ${reason} where id = ${id}`.execute(tx)
      return undefined
    }
    const answer = {
      id,
      questionId: waiting.question_id,
      authorId: waiting.author_id,
      isShown: waiting.is_shown,
      isBest: waiting.is_best,
      html: waiting.content_html,
    }
    await replaceAnswerText(tx, answer, richTextOf({ content: waiting.html, doc: waiting.doc }), revision)
    await useFilesOf(tx, { type: 'answer', id }, 'shown', { authorId: waiting.author_id, html: waiting.html })
    await enqueue(tx, 'answer.published', { answerId: id })
    return waiting.question_id
  })
  if (questionId) await announceQuestion(deps, questionId)
}
