import type { Db } from '@kms/db'
import { sql } from 'kysely'
import platforms from './score-platforms.json' with { type: 'json' }

/** What the answers of the corpus would have earned: given, adopted, liked. Taken when it was earned. */
const EARNED = sql.raw(`
  select a.author_id as user_id, r.code as source, 'answer:' || a.id as ref, r.amount * e.times as amount,
    r.reputation * e.times as reputation, q.title as note, a.published_at as at
  from answer a join question q on q.id = a.question_id
  cross join lateral (values ('answer', 1), ('best', a.is_best::int), ('liked', a.like_count)) e (code, times)
  join point_rule r on r.code = e.code
  where a.status = 'published' and q.status = 'published' and e.times > 0`)

/** The demo customer: something in the purse, something spent, and bubbles to take. */
const CUSTOMER = '1'
const PURSE = [
  { source: 'correction', ref: 'demo', amount: 1471, note: '演示账号赠送', days: 20 },
  { source: 'exchange', ref: 'demo', amount: -200, note: '积分商城', days: 3 },
  { source: 'sign', ref: 'demo', amount: 5, note: '连续 3 天', days: 1 },
  { source: 'answer', ref: 'demo', amount: 10, note: 'LC1D 线圈电压代号怎么看？', days: 1 },
]
const BUBBLES = [
  { source: 'answer', amount: 10, reputation: 10, note: 'NSX250 合闸即跳，如何排查？' },
  { source: 'best', amount: 30, reputation: 30, note: 'iC65N 的 C 型与 D 型怎么选？' },
  { source: 'sign', amount: 5, reputation: 0, note: '连续 4 天' },
  { source: 'favourited', amount: 2, reputation: 2, note: 'ATV320 制动电阻怎么选？' },
  { source: 'share', amount: 2, reputation: 0, note: '断路器选型速查' },
  { source: 'liked', amount: 1, reputation: 1, note: 'iC65N 的 C 型与 D 型怎么选？' },
]

/** Once: the ledger is append-only, so a second seeding leaves what is there. */
export async function writePoints(db: Db) {
  await db
    .insertInto('score_platform')
    .values(platforms)
    .onConflict((oc) => oc.doNothing())
    .execute()
  await db.transaction().execute(async (tx) => {
    await sql`
      with fresh as (
        insert into point_entry (user_id, source, ref, amount, reputation, state, subject, note, day, created_at, taken_at)
        select user_id, source, ref, amount, reputation, 'taken', ref, note, (at at time zone 'Asia/Shanghai')::date, at, at
        from (${EARNED}) e on conflict do nothing returning user_id, source, amount, reputation, day
      ), days as (
        insert into point_day as d (user_id, day, source, amount, reputation)
        select user_id, day, source, sum(amount), sum(reputation) from fresh group by user_id, day, source
        on conflict (user_id, day, source)
          do update set amount = d.amount + excluded.amount, reputation = d.reputation + excluded.reputation
      )
      insert into point_balance as b (user_id, balance, reputation)
      select user_id, sum(amount), sum(reputation) from fresh group by user_id
      on conflict (user_id) do update set balance = b.balance + excluded.balance, reputation = b.reputation + excluded.reputation`.execute(
      tx,
    )
    await sql`
      with rows as (
        select source, ref, amount, 0 as reputation, note, days, 'taken' as state
        from json_to_recordset(${JSON.stringify(PURSE)}::json) as p (source text, ref text, amount int, note text, days int)
        union all
        select source, 'demo bubble', amount, reputation, note, 0, 'bubble'
        from json_to_recordset(${JSON.stringify(BUBBLES)}::json) as b (source text, amount int, reputation int, note text)
      ), fresh as (
        insert into point_entry (user_id, source, ref, amount, reputation, state, note, day, created_at, expires_at, taken_at)
        select ${CUSTOMER}, source, ref, amount, reputation, state, note,
          ((now() - make_interval(days => days)) at time zone 'Asia/Shanghai')::date, now() - make_interval(days => days),
          now() - make_interval(days => days) + interval '30 days',
          case when state = 'taken' then now() - make_interval(days => days) end
        from rows on conflict do nothing returning amount, reputation, state
      )
      insert into point_balance as b (user_id, balance, reputation)
      select ${CUSTOMER}, coalesce(sum(amount) filter (where state = 'taken'), 0), coalesce(sum(reputation), 0) from fresh
      on conflict (user_id) do update set balance = b.balance + excluded.balance, reputation = b.reputation + excluded.reputation`.execute(
      tx,
    )
    await sql`
      insert into score_exchange (user_id, platform_id, amount, state, platform_order_no, day, created_at, settled_at)
      select ${CUSTOMER}, 1, 200, 'done', 'S-demo', (now() - interval '3 days')::date, now() - interval '3 days', now()
      where not exists (select 1 from score_exchange where user_id = ${CUSTOMER} and platform_order_no = 'S-demo')`.execute(
      tx,
    )
  })
}
