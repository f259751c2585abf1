import { CompiledQuery } from 'kysely'
import type { World } from './world.ts'

type Statement = Awaited<ReturnType<World['statementsOf']>>[number]

/** How PostgreSQL would run a statement with these values. */
export async function planOf({ deps }: World, { sql, parameters }: Statement): Promise<string> {
  const explain = CompiledQuery.raw(`explain ${sql}`, [...parameters])
  const { rows } = await deps.db.executeQuery<{ 'QUERY PLAN': string }>(explain)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** The plans of those statements of an action that are about something; none at all means that the test asks in vain. */
export async function plansOf(world: World, action: () => Promise<unknown>, about: RegExp): Promise<string[]> {
  const statements = (await world.statementsOf(action)).filter(({ sql }) => about.test(sql))
  if (statements.length === 0) throw new Error(`no statement about ${about}`)
  return Promise.all(statements.map((statement) => planOf(world, statement)))
}
