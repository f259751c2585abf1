import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { useFilesOf } from '../files/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { putBeforeReaders } from './put-before-readers.ts'
import { announceQuestion } from './question.jobs.ts'
import type { CompleteText } from './question-text.ts'

type Waiting = CompleteText & {
  author_id: string
  question_type: number
  is_published: boolean
  old_section_id: string | null
  old_tag_ids: string[]
}

/** Does what review decided about the version that was looked at; a verdict on any other version, or a second one, does nothing. */
export async function decideQuestion(
  deps: Deps,
  { targetId, revision, verdict, reason }: JobPayloads['review.decided'],
) {
  const taxonomy = await loadTaxonomy(deps)
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Waiting>`
      select d.title, d.excerpt, d.content_html, d.content_doc::text as content_doc, d.section_id, d.tag_ids, d.catalogue_codes,
        q.author_id, q.question_type, q.status = 'published' as is_published, q.section_id as old_section_id, q.tag_ids as old_tag_ids
      from question q join question_draft d on d.question_id = q.id
      where q.id = ${targetId} and q.status <> 'deleted' and d.state = 'pending' and d.revision = ${revision}
      for update of q, d`.execute(tx)
    const waiting = rows[0]
    if (!waiting) return
    if (verdict === 'returned') {
      await sql`update question_draft set state = 'returned', return_reason = ${reason} where question_id = ${targetId}`.execute(
        tx,
      )
      return
    }
    const before = {
      id: targetId,
      authorId: waiting.author_id,
      questionType: waiting.question_type,
      isPublished: waiting.is_published,
      sectionId: waiting.old_section_id,
      tagIds: waiting.old_tag_ids,
    }
    await putBeforeReaders(tx, before, waiting, revision, taxonomy)
    const written = { authorId: waiting.author_id, html: waiting.content_html }
    await useFilesOf(tx, { type: 'question', id: targetId }, 'shown', written)
    await enqueue(tx, 'question.changed', { questionId: targetId })
  })
  await announceQuestion(deps, targetId)
}
