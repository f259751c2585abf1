import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { BeforePublishing } from './put-before-readers.ts'

export type LockedQuestion = BeforePublishing & {
  published: { title: string; html: string } | null
  state: 'none' | 'draft' | 'pending' | 'returned'
  revision: number
  savedAt: Date
  trust_level: number
  published_count: number
}

type Row = {
  author_id: string
  question_type: number
  status: string
  title: string
  content_html: string
  section_id: string | null
  tag_ids: string[]
  state: LockedQuestion['state']
  revision: number
  saved_at: Date
  trust_level: number
  published_count: number
}

/** Holds the caller's own piece and its draft until the transaction ends. Another's is as good as missing. */
export async function lockOwnQuestion(tx: Tx, author: Member, id: string): Promise<LockedQuestion> {
  const { rows } = await sql<Row>`
    select q.author_id, q.question_type, q.status, q.title, q.content_html, q.section_id, q.tag_ids,
      d.state, d.revision, d.saved_at, u.trust_level, u.published_count
    from question q join question_draft d on d.question_id = q.id join app_user u on u.id = q.author_id
    where q.id = ${id} and q.author_id = ${author.id} and q.status <> 'deleted'
    for update of q, d`.execute(tx)
  const row = rows[0]
  if (!row) throw new AppError('question.not_found')
  const isPublished = row.status === 'published'
  return {
    id,
    authorId: row.author_id,
    questionType: row.question_type,
    isPublished,
    sectionId: row.section_id,
    tagIds: row.tag_ids,
    published: isPublished ? { title: row.title, html: row.content_html } : null,
    state: row.state,
    revision: row.revision,
    savedAt: row.saved_at,
    trust_level: row.trust_level,
    published_count: row.published_count,
  }
}
