import type { adminPoints } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { POINT_RULES_TAG, type RuleRow } from './point-rules.ts'
import { PLATFORM_COLUMNS, presentPlatform, type PlatformRow } from './score-platforms.ts'

const RULE_COLUMNS = sql.raw('code, name, label, amount, reputation, daily_cap, is_once, enabled, note, revision')

const presentRule = (row: RuleRow): adminPoints.EditedPointRule => ({
  code: row.code,
  name: row.name,
  amount: row.amount,
  reputation: row.reputation,
  dailyCap: row.daily_cap,
  isOnce: row.is_once,
  enabled: row.enabled,
  note: row.note,
  revision: row.revision,
})
const presentEdited = (row: PlatformRow): adminPoints.EditedScorePlatform => ({
  ...presentPlatform(row),
  code: row.code,
  enabled: row.enabled,
  revision: row.revision,
})

export async function listRules({ db }: Deps): Promise<adminPoints.EditedPointRule[]> {
  const { rows } = await sql<RuleRow>`select ${RULE_COLUMNS} from point_rule order by sort, code`.execute(db)
  return rows.map(presentRule)
}

/** Counts for what is earned from now on; every process follows at once. */
export async function saveRule(deps: Deps, member: Member, input: adminPoints.PointRuleInput) {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows: before } = await sql<RuleRow>`
      select ${RULE_COLUMNS} from point_rule where code = ${input.code} for update`.execute(tx)
    const old = before[0]
    if (!old) throw new AppError('point_rule.not_found')
    if (old.revision !== input.revision) throw new AppError('point_rule.changed_elsewhere')
    // A rule that earns can't be turned into one that costs, nor the other way round: the program knows which is which.
    if (Math.sign(input.amount) === -Math.sign(old.amount) && input.amount !== 0)
      throw new AppError('request.invalid', { fields: { amount: '不能改变正负' } })
    const { rows } = await sql<RuleRow>`
      update point_rule set amount = ${input.amount}, reputation = ${input.reputation}, daily_cap = ${input.dailyCap},
        enabled = ${input.enabled}, revision = revision + 1, updated_at = now()
      where code = ${input.code} returning ${RULE_COLUMNS}`.execute(tx)
    const { code, amount, dailyCap, enabled } = input
    const detail = { code, amount, dailyCap, enabled, amountBefore: old.amount, dailyCapBefore: old.daily_cap }
    await audit(tx, member, { action: 'point_rule.save', targetType: 'point_rule', targetId: '0', detail })
    return presentRule(rows[0] as RuleRow)
  })
  await deps.invalidation.publish([POINT_RULES_TAG])
  return saved
}

export async function listAllPlatforms({ db }: Deps): Promise<adminPoints.EditedScorePlatform[]> {
  const { rows } = await sql<PlatformRow>`select ${PLATFORM_COLUMNS} from score_platform order by sort, id`.execute(db)
  return rows.map(presentEdited)
}

export async function savePlatform(deps: Deps, member: Member, input: adminPoints.ScorePlatformInput) {
  return deps.db.transaction().execute(async (tx) => {
    const { rows: before } = await sql<{ revision: number }>`
      select revision from score_platform where id = ${input.id} for update`.execute(tx)
    if (!before[0]) throw new AppError('platform.not_found')
    if (before[0].revision !== input.revision) throw new AppError('platform.changed_elsewhere')
    const { rows } = await sql<PlatformRow>`
      update score_platform set name = ${input.name}, description = ${input.description}, min_amount = ${input.minAmount},
        max_amount = ${input.maxAmount}, step = ${input.step}, daily_limit = ${input.dailyLimit}, enabled = ${input.enabled},
        revision = revision + 1, updated_at = now()
      where id = ${input.id} returning ${PLATFORM_COLUMNS}`.execute(tx)
    const { name, minAmount, maxAmount, step, dailyLimit, enabled } = input
    const detail = { name, minAmount, maxAmount, step, dailyLimit, enabled }
    await audit(tx, member, { action: 'platform.save', targetType: 'score_platform', targetId: input.id, detail })
    return presentEdited(rows[0] as PlatformRow)
  })
}
