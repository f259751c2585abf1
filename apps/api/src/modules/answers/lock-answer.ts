import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'

export type LockedAnswer = {
  question_id: string
  question_type: number
  title: string
  section_id: string
  status: 'pending' | 'published' | 'returned'
  is_best: boolean
  revision: number
  content_html: string
  waiting_state: 'none' | 'pending' | 'returned'
  trust_level: number
  published_count: number
}

/** Holds the caller's own answer until the transaction ends. Another's is as good as missing. */
export async function lockOwnAnswer(tx: Tx, author: Member, id: string): Promise<LockedAnswer> {
  const { rows } = await sql<LockedAnswer>`
    select a.question_id, q.question_type, q.title, q.section_id, a.status, a.is_best, a.revision, a.content_html,
      a.waiting_state, u.trust_level, u.published_count
    from answer a join question q on q.id = a.question_id join app_user u on u.id = a.author_id
    where a.id = ${id} and a.author_id = ${author.id} and a.status <> 'deleted' and q.status = 'published'
    for update of a`.execute(tx)
  if (!rows[0]) throw new AppError('answer.not_found')
  return rows[0]
}
