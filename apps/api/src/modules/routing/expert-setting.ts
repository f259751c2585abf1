import type { routing } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { canBeAsked } from '../../policies/routing.policy.ts'
import { weekOf } from './find-experts.ts'

type Row = Parameters<typeof weekOf>[0] & { is_big_v: boolean; roles: string[]; accepts: boolean | null }

async function read({ db }: Pick<Deps, 'db'>, { id }: Member) {
  const { rows } = await sql<Row>`
    select u.is_big_v, u.roles, s.accepts, s.from_hour, s.to_hour, s.work_days
    from app_user u left join expert_setting s on s.user_id = u.id where u.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) throw new AppError('auth.required')
  const { fromHour, toHour, workDays } = weekOf(row)
  return {
    isExpert: canBeAsked({ isBigV: row.is_big_v, roles: row.roles }),
    setting: { accepts: row.accepts ?? true, fromHour, toHour, workDays: [...workDays] },
  }
}

export async function readExpertSetting(deps: Deps, member: Member) {
  const { isExpert, setting } = await read(deps, member)
  return { ...setting, isExpert }
}

/** Counts for whom is asked next; what was offered already keeps its time. */
export async function saveExpertSetting(deps: Deps, member: Member, setting: routing.ExpertSetting) {
  if (!(await read(deps, member)).isExpert) throw new AppError('offer.not_expert')
  const workDays = [...new Set(setting.workDays)].toSorted()
  await sql`
    insert into expert_setting (user_id, accepts, from_hour, to_hour, work_days)
    values (${member.id}, ${setting.accepts}, ${setting.fromHour}, ${setting.toHour}, ${workDays}::smallint[])
    on conflict (user_id) do update set accepts = excluded.accepts, from_hour = excluded.from_hour,
      to_hour = excluded.to_hour, work_days = excluded.work_days, updated_at = now()`.execute(deps.db)
  return { ...setting, workDays }
}
