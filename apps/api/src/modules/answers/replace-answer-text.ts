import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { RichText } from '../../kernel/rich-text.ts'
import { shownSteps } from './show-answer.ts'

type Answer = {
  id: string
  questionId: string
  authorId: string
  isShown: boolean
  isBest: boolean
  /** What readers see until now. */
  html: string
}
type NewText = Pick<RichText, 'html' | 'doc' | 'excerpt' | 'mentionIds'>

/** Makes this text the one that readers see; the one before it goes into the history. One statement. */
export async function replaceAnswerText(tx: Tx, answer: Answer, text: NewText, revision: number) {
  const { id, questionId, authorId, isShown, isBest, html } = answer
  const steps = [
    sql`piece as (
      update answer set status = 'published', content_html = ${text.html}, content_doc = ${text.doc}::jsonb,
        excerpt = ${text.excerpt}, mention_ids = ${text.mentionIds}::bigint[], revision = ${revision}, return_reason = '',
        waiting_state = 'none', waiting_html = null, waiting_doc = null, published_at = coalesce(published_at, now()),
        edited_at = ${isShown ? sql`now()` : sql`edited_at`}
      where id = ${id})`,
    ...(isShown
      ? [
          sql`history as (
          insert into answer_revision (answer_id, number, content_html, editor_id)
          select ${id}, coalesce(max(number), 0) + 1, ${html}, ${authorId} from answer_revision where answer_id = ${id})`,
        ]
      : shownSteps(questionId, authorId)),
    ...(isBest
      ? [sql`shown_first as (update question set best_excerpt = ${text.excerpt} where id = ${questionId})`]
      : []),
  ]
  await sql`with ${sql.join(steps)} select 1`.execute(tx)
}
