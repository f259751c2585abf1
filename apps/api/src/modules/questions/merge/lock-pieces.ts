import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Place } from '../place-question.ts'
import type { Taxonomy } from '../../sections/index.ts'
import type { QuestionSubject } from '../../../policies/question.policy.ts'

export type Piece = {
  id: string
  author_id: string
  question_type: number
  status: QuestionSubject['status']
  section_id: string | null
  tag_ids: string[]
  best_answer_id: string | null
}

/** Both, in one order for everybody: two merges never wait for each other in a circle. */
export async function lockPieces(tx: Tx, ...ids: string[]): Promise<Map<string, Piece>> {
  const { rows } = await sql<Piece>`
    select id, author_id, question_type, status, section_id, tag_ids, best_answer_id
    from question where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export const placeOf = (piece: Piece, taxonomy: Taxonomy): Place => ({
  sectionIds: piece.section_id === null ? [] : taxonomy.pathOf(piece.section_id).map(({ id }) => id),
  tagIds: piece.tag_ids,
})

export const subjectOf = (piece: Piece): QuestionSubject => ({
  authorId: piece.author_id,
  status: piece.status,
  questionType: piece.question_type,
})
