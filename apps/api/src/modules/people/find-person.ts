import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Openness } from '../../policies/profile.policy.ts'

type Row = { id: string; shows_collects: boolean; shows_follows: boolean; shows_dynamics: boolean }

/** Whether there is such a person, and what others may see. A banned account is as good as missing. */
export async function findPerson({ db }: Pick<Deps, 'db'>, id: string): Promise<Openness> {
  const { rows } = await sql<Row>`
    select id, shows_collects, shows_follows, shows_dynamics from app_user
    where id = ${id} and not 'banned' = any(roles)`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('user.not_found')
  return {
    id: row.id,
    showsCollects: row.shows_collects,
    showsFollows: row.shows_follows,
    showsDynamics: row.shows_dynamics,
  }
}
