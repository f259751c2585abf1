import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Sought } from './find-experts.ts'

export type RoutedQuestion = Sought & {
  title: string
  /** Readers see it and nobody has answered: only then is anybody asked. */
  isWaiting: boolean
}

type Row = {
  id: string
  author_id: string
  title: string
  section_id: string | null
  tag_ids: string[]
  is_waiting: boolean
}

/**
 * Takes the routing of a question for the rest of the transaction: whatever experts, the clock and operators do to its offers
 * happens one after the other. Nothing when it was never routed.
 */
export async function lockRouting(tx: Tx, questionId: string): Promise<RoutedQuestion | undefined> {
  const { rows: locked } = await sql`
    select from question_routing where question_id = ${questionId} for update`.execute(tx)
  return locked.length === 0 ? undefined : readRouted(tx, questionId)
}

export async function readRouted(tx: Db | Tx, questionId: string): Promise<RoutedQuestion | undefined> {
  const { rows } = await sql<Row>`
    select id, author_id, title, section_id, tag_ids, status = 'published' and question_type = 0 and unanswered as is_waiting
    from question where id = ${questionId}`.execute(tx)
  const row = rows[0]
  return (
    row && {
      questionId: row.id,
      authorId: row.author_id,
      title: row.title,
      sectionId: row.section_id,
      tagIds: row.tag_ids,
      isWaiting: row.is_waiting,
    }
  )
}
