import type { Db } from '@kms/db'
import { sql } from 'kysely'
import { noteStatement } from './note-dynamic.ts'
import { awardBadges, countWork } from './tally.ts'

/** Pieces of one step: short transactions while everybody else writes on. */
const STEP = 5000

/**
 * What follows from pieces that were written past their jobs: of the last days, or (seeds, the first release that has this) all of
 * them. Repeating it changes nothing.
 */
export async function settlePeople(db: Db, { days }: { days?: number } = {}) {
  for (const [source, time] of [
    ['question', 'published_at'],
    ['answer', 'published_at'],
    ['comment', 'created_at'],
  ] as const) {
    const table = sql.table(source === 'comment' ? 'answer_comment' : source)
    const recent = days === undefined ? sql`true` : sql`${sql.ref(time)} > now() - make_interval(days => ${days})`
    for (let after = '0'; ;) {
      const { rows } = await sql<{ ids: string[]; last: string | null }>`
        select array_agg(id) as ids, max(id) as last from (
          select id from ${table} where id > ${after}::bigint and status = 'published' and ${recent} order by id limit ${STEP}) step`.execute(
        db,
      )
      const [step] = rows
      if (!step?.last) break
      const { rows: authors } = await noteStatement(source, sql`p.id = any(${step.ids}::bigint[])`).execute(db)
      const people = sql`u.id = any(${authors.map(({ author_id }) => author_id)}::bigint[])`
      await countWork(db, people)
      await awardBadges(db, people)
      after = step.last
    }
  }
}
