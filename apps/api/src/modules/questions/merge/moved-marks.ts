import type { Tx } from '@kms/db'
import { sql } from 'kysely'

const KINDS = [
  { marks: 'question_like', count: 'like_count' },
  { marks: 'question_collect', count: 'collect_count' },
] as const

/** Who liked or kept the one likes and keeps the other; who did both counts once. The old rows stay for taking it back. */
export async function copyMarks(tx: Tx, from: string, to: string) {
  for (const { marks, count } of KINDS)
    await sql`
      with added as (
        insert into ${sql.table(marks)} (question_id, user_id, created_at, merged_from)
        select ${to}, user_id, created_at, ${from} from ${sql.table(marks)} where question_id = ${from}
        on conflict do nothing returning 1)
      update question set ${sql.ref(count)} = ${sql.ref(count)} + (select count(*) from added) where id = ${to}`.execute(
      tx,
    )
}

/** Those that came with the merge go; who took his back meanwhile, or marked it himself since, is left alone. */
export async function removeCopiedMarks(tx: Tx, from: string, to: string) {
  for (const { marks, count } of KINDS)
    await sql`
      with gone as (
        delete from ${sql.table(marks)} where question_id = ${to} and merged_from = ${from} returning 1)
      update question set ${sql.ref(count)} = ${sql.ref(count)} - (select count(*) from gone) where id = ${to}`.execute(
      tx,
    )
}
