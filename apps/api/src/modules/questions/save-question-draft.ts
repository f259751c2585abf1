import type { questions } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { once, type Repeatable } from '../../kernel/once.ts'
import { keepFiles } from '../files/index.ts'
import { withdrawFromReview } from '../review/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { draftText, type QuestionText } from './question-text.ts'

type Saved = { id: string; revision: number; savedAt: string }

/** Starts a piece as a draft that only its author sees. */
export async function createQuestionDraft(
  deps: Deps,
  author: Member,
  draft: questions.QuestionDraft,
  request: Repeatable,
): Promise<Saved> {
  const text = draftText(draft, await loadTaxonomy(deps))
  return once(deps, author, request, async (tx) => {
    const { id, savedAt } = await insertPiece(tx, author, draft.questionType, text)
    await keepFiles(tx, { type: 'question', id }, 'waiting', { authorId: author.id, html: text.content_html })
    return { id, revision: 1, savedAt: savedAt.toISOString() }
  })
}

/** The piece and its draft version, revision 1. One statement. */
export async function insertPiece(tx: Tx, author: Member, questionType: number, text: QuestionText) {
  const { rows } = await sql<{ id: string; savedAt: Date }>`
    with piece as (
      insert into question (author_id, question_type, status) values (${author.id}, ${questionType}, 'unpublished')
      returning id)
    insert into question_draft (question_id, author_id, question_type, state, title, excerpt, content_html, content_doc,
      section_id, tag_ids, catalogue_codes)
    select id, ${author.id}, ${questionType}, 'draft', ${text.title}, ${text.excerpt}, ${text.content_html},
      ${text.content_doc}::jsonb, ${text.section_id}::bigint, ${text.tag_ids}::bigint[], ${text.catalogue_codes}::text[]
    from piece
    returning question_id as id, saved_at as "savedAt"`.execute(tx)
  return rows[0] as { id: string; savedAt: Date }
}

/**
 * Saves the author's version; `revision` is the one that he started from. Touches nothing that readers read. A version in
 * review is taken back: what a moderator passes is what he has seen.
 */
export async function saveQuestionDraft(
  deps: Deps,
  author: Member,
  id: string,
  draft: questions.QuestionDraft,
  revision: number,
): Promise<Saved> {
  const text = draftText(draft, await loadTaxonomy(deps))
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ revision: number; savedAt: Date; was: string }>`
      update question_draft d set state = 'draft', revision = d.revision + 1, saved_at = now(), ${assignments(text)}
      from question q, (select state from question_draft where question_id = ${id}) before
      where d.question_id = ${id} and d.author_id = ${author.id} and d.revision = ${revision}
        and q.id = d.question_id and q.status <> 'deleted'
      returning d.revision, d.saved_at as "savedAt", before.state as was`.execute(tx)
    const saved = rows[0]
    if (!saved) return savedBefore(tx, author, id, text, revision)
    if (saved.was === 'pending') await withdrawFromReview(tx, 'question', id)
    await keepFiles(tx, { type: 'question', id }, 'waiting', { authorId: author.id, html: text.content_html })
    return { id, revision: saved.revision, savedAt: saved.savedAt.toISOString() }
  })
}

/** For an update of question_draft. */
export const assignments = (text: QuestionText) => sql`
  title = ${text.title}, excerpt = ${text.excerpt}, content_html = ${text.content_html},
  content_doc = ${text.content_doc}::jsonb, section_id = ${text.section_id}::bigint,
  tag_ids = ${text.tag_ids}::bigint[], catalogue_codes = ${text.catalogue_codes}::text[]`

/** Nothing matched: the same save came twice, somebody else was quicker, or there is no such piece of this author's. */
async function savedBefore(tx: Tx, author: Member, id: string, text: QuestionText, revision: number): Promise<Saved> {
  const { rows } = await sql<{ revision: number; savedAt: Date; same: boolean }>`
    select d.revision, d.saved_at as "savedAt",
      d.state = 'draft' and (d.title, d.content_html, d.section_id, d.tag_ids, d.catalogue_codes) is not distinct from
        (${text.title}, ${text.content_html}, ${text.section_id}::bigint, ${text.tag_ids}::bigint[], ${text.catalogue_codes}::text[]) as same
    from question_draft d join question q on q.id = d.question_id
    where d.question_id = ${id} and d.author_id = ${author.id} and q.status <> 'deleted'`.execute(tx)
  const newest = rows[0]
  if (!newest) throw new AppError('question.not_found')
  if (!newest.same || newest.revision !== revision + 1) throw changedElsewhere(newest)
  return { id, revision: newest.revision, savedAt: newest.savedAt.toISOString() }
}

/** Says what is newer, so that the writer can compare and choose. */
export const changedElsewhere = ({ revision, savedAt }: { revision: number; savedAt: Date }) =>
  new AppError('question.changed_elsewhere', {
    fields: { revision: String(revision), savedAt: savedAt.toISOString() },
  })
