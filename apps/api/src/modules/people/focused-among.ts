import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'

/** The same people, each with whether the caller follows them; a list that everybody shares stays as it is for visitors. */
export async function withFocus<T extends { id: string }>(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  people: readonly T[],
): Promise<(T & { focused?: boolean })[]> {
  if (actor.kind === 'visitor' || people.length === 0) return [...people]
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    select followee_id as id from user_focus where follower_id = ${actor.id} and followee_id = any(${ids}::bigint[])`.execute(
    db,
  )
  const followed = new Set(rows.map(({ id }) => id))
  return people.map((person) => ({ ...person, focused: followed.has(person.id) }))
}
