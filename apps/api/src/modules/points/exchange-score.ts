import type { score } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { once, type Repeatable } from '../../kernel/once.ts'
import { presentExchange, type ExchangeRow } from './list-exchanges.ts'
import { lockWallet } from './lock-wallet.ts'
import { PLATFORM_COLUMNS, type PlatformRow } from './score-platforms.ts'

export type Exchanged = { exchange: score.ScoreExchange; balance: number }

/**
 * Pays for an exchange: the points leave the balance in the transaction that writes the order and the job that sends it. The
 * platform is asked afterwards, by the job: it may be away, and a member must not wait for it, nor be paid twice.
 */
export async function exchangeScore(
  deps: Deps,
  member: Member,
  { platformId, amount }: { platformId: string; amount: number },
  request: Repeatable,
): Promise<Exchanged> {
  if (request.key === undefined)
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': '缺少请求编号' } })
  const now = deps.clock.now()
  return once<Exchanged>(deps, member, request, async (tx) => {
    const { balance } = await lockWallet(tx, member.id)
    const { rows: platforms } = await sql<PlatformRow & { exchanged: number }>`
      select ${PLATFORM_COLUMNS}, (select coalesce(sum(e.amount), 0)::int from score_exchange e
          where e.user_id = ${member.id} and e.platform_id = p.id and e.day = ${today(now)}::date and e.state <> 'failed') as exchanged
      from score_platform p where id = ${platformId} and enabled`.execute(tx)
    const platform = platforms[0]
    if (!platform) throw new AppError('platform.not_found')
    refuseAmount(platform, amount, balance)
    const { rows } = await sql<ExchangeRow & { balance: number }>`
      with ordered as (
        insert into score_exchange (user_id, platform_id, amount, day, created_at)
        values (${member.id}, ${platformId}, ${amount}, ${today(now)}::date, ${now})
        returning id, amount, state, reason, created_at
      ), entry as (
        insert into point_entry (user_id, source, ref, amount, state, note, day, created_at, taken_at)
        select ${member.id}, 'exchange', id::text, -amount, 'taken', ${platform.name}::text, ${today(now)}::date, ${now}, ${now}
        from ordered
      )
      update point_balance b set balance = b.balance - o.amount from ordered o where b.user_id = ${member.id}
      returning o.id, ${platform.name}::text as platform, o.amount, o.state, o.reason, o.created_at, b.balance`.execute(
      tx,
    )
    const row = rows[0] as ExchangeRow & { balance: number }
    await enqueue(tx, 'points.exchange', { exchangeId: row.id }, { key: `exchange:${row.id}` })
    const detail = { platformId, amount, balance: row.balance }
    await audit(tx, member, { action: 'score.exchange', targetType: 'score_exchange', targetId: row.id, detail })
    return { exchange: presentExchange(row), balance: row.balance }
  })
}

function refuseAmount(platform: PlatformRow & { exchanged: number }, amount: number, balance: number) {
  const { min_amount: min, max_amount: max, step, daily_limit: limit, exchanged } = platform
  if (amount < min || amount > max || amount % step !== 0) throw new AppError('score.amount_refused')
  if (exchanged + amount > limit) throw new AppError('score.daily_limit')
  if (amount > balance) throw new AppError('score.not_enough')
}
