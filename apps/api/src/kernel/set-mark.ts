import type { Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'

export type MarkKind = {
  /** Who marked what, e.g. question_like; its column naming the target. */
  marks: string
  key: string
  /** What is marked, and the column that counts it. */
  target: string
  count: string
}

/**
 * Sets or takes back a like or a favourite. The row decides: the count moves only if one was really added or removed, so
 * retries and double clicks are harmless. `visible` limits the target, called `t`. Undefined when there is no such target.
 */
export async function setMark(
  tx: Tx,
  kind: MarkKind,
  userId: string,
  targetId: string,
  on: boolean,
  visible: RawBuilder<unknown>,
): Promise<{ count: number; changed: boolean } | undefined> {
  const [marks, target, key, count] = [
    sql.table(kind.marks),
    sql.table(kind.target),
    sql.ref(kind.key),
    sql.ref(kind.count),
  ]
  const change = on
    ? sql`insert into ${marks} (${key}, user_id) select t.id, ${userId} from ${target} t
          where t.id = ${targetId} and ${visible} on conflict do nothing returning ${key} as id`
    : sql`delete from ${marks} m using ${target} t
          where m.${key} = ${targetId} and m.user_id = ${userId} and t.id = m.${key} and ${visible} returning m.${key} as id`
  const { rows: moved } = await sql<{ count: number }>`
    with changed as (${change})
    update ${target} set ${count} = ${count} + ${sql.lit(on ? 1 : -1)} from changed where ${target}.id = changed.id
    returning ${count} as count`.execute(tx)
  if (moved[0]) return { count: moved[0].count, changed: true }
  const { rows } = await sql<{ count: number }>`
    select t.${count} as count from ${target} t where t.id = ${targetId} and ${visible}`.execute(tx)
  return rows[0] && { count: rows[0].count, changed: false }
}
