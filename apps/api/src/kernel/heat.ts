import type { Db } from '@kms/db'
import { sql } from 'kysely'

/**
 * Rank in a hot list. Interest counts by its order of magnitude and the date of publishing adds to it, so the order of two
 * things changes only when somebody acts: nothing has to be recomputed as time passes. `daysPerTenfold` is how much newer
 * one must be to stand as high as another with ten times the interest.
 */
export const heatFrom = (interest: number, publishedAt: Date, daysPerTenfold: number): number =>
  Math.log10(1 + interest) + publishedAt.getTime() / (daysPerTenfold * 86_400_000)

/** A burst of likes moves a thing in the hot lists once. */
export const HEAT_DELAY_SECONDS = 5

/** Moves it to its new place. One statement, so that the lists and the thing itself never disagree. */
export async function setHeat(db: Db, kind: 'faq' | 'question', id: string, heat: number) {
  const key = sql.ref(`${kind}_id`)
  await sql`
    with moved as (update ${sql.table(kind)} set heat = ${heat} where id = ${id}),
         in_sections as (update ${sql.table(`${kind}_section`)} set heat = ${heat} where ${key} = ${id})
    update ${sql.table(`${kind}_tag`)} set heat = ${heat} where ${key} = ${id}`.execute(db)
}
