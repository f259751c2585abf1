import type { Db } from '@kms/db'
import { sql } from 'kysely'

/** Merges follow each other a few times at most; a target is published when it becomes one, so there is no circle. */
const LONGEST = 10

/** Where the address of a merged piece leads today; undefined when it was never merged, or nothing is left there. */
export async function findCanonical(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select merged_into as id, 1 as step from question where id = ${id} and merged_into is not null
      union all
      select q.merged_into, step + 1 from chain join question q on q.id = chain.id
      where q.merged_into is not null and step < ${sql.lit(LONGEST)}
    )
    select q.id from chain join question q on q.id = chain.id where q.status = 'published' limit 1`.execute(db)
  return rows[0]?.id
}
