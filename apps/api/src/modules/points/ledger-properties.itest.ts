import { randomUUID } from 'node:crypto'
import { createWorld, type World } from '@kms/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { today } from '../../kernel/clock.ts'
import type { Member } from '../../kernel/actor.ts'
import { ownWallet } from '../../policies/points.policy.ts'
import { awardPoints } from './award-points.ts'
import { checkLedger } from './check-ledger.ts'
import { exchangeScore } from './exchange-score.ts'
import { reversePoints } from './reverse-points.ts'
import { takeAllBubbles, takeBubble } from './take-bubbles.ts'

/** Rules with a cap, whose amounts fit more than one way into it. */
const RULES = {
  answer: { amount: 10, cap: 50 },
  liked: { amount: 1, cap: 20 },
  best: { amount: 30, cap: 150 },
} as const
type Rule = keyof typeof RULES
type Cause = { rule: Rule; cause: number }

/** What the ledger ought to hold, written without looking at how it does. */
type Entry = { state: 'bubble' | 'taken' | 'gone'; amount: number }
class Model {
  balance = 0
  day = 0
  readonly earned = new Map<string, number>()
  readonly entries = new Map<string, Entry>()
  award({ rule, cause }: Cause) {
    const [{ amount, cap }, key, day] = [RULES[rule], `${rule}:${cause}`, `${rule}:${this.day}`]
    const earned = this.earned.get(day) ?? 0
    if (this.entries.has(key) || earned + amount > cap) return
    this.earned.set(day, earned + amount)
    this.entries.set(key, { state: 'bubble', amount })
  }
  reverse({ rule, cause }: Cause) {
    const entry = this.entries.get(`${rule}:${cause}`)
    if (entry?.state === 'taken') this.balance -= Math.min(entry.amount, this.balance)
    if (entry) entry.state = 'gone'
  }
  take(entry: Entry | undefined) {
    if (entry?.state !== 'bubble') return
    entry.state = 'taken'
    this.balance += entry.amount
  }
}

let world: World
let platform: string
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await sql<{ id: string }>`
    insert into score_platform (code, name, min_amount, max_amount, step, daily_limit)
    values ('any', '商城', 1, 100000, 1, 100000000) returning id`.execute(world.deps.db)
  platform = rows[0]?.id ?? ''
})
afterAll(() => world.close())

type Real = { member: Member; model: Model }
const clockOf = (model: Model) => ({ now: () => new Date(Date.now() + model.day * 24 * 3_600_000) })
const depsOf = ({ model }: Real) => ({ ...world.deps, clock: clockOf(model) })
const inTx = <T>(
  work: Parameters<ReturnType<World['deps']['db']['transaction']>['execute']>[0] & ((tx: never) => Promise<T>),
) => world.deps.db.transaction().execute(work as never)

const act = {
  award: async (real: Real, of: Cause) => {
    const award = { userId: real.member.id, rule: of.rule, cause: String(of.cause), now: clockOf(real.model).now() }
    await inTx((tx) => awardPoints(tx, award))
    real.model.award(of)
  },
  reverse: async (real: Real, of: Cause) => {
    const paid = { userId: real.member.id, rule: of.rule, cause: String(of.cause), now: clockOf(real.model).now() }
    await inTx((tx) => reversePoints(tx, paid))
    real.model.reverse(of)
  },
  take: async (real: Real, of: Cause) => {
    const { rows } = await sql<{ id: string }>`
      select id from point_entry where user_id = ${real.member.id} and source = ${of.rule} and ref = ${String(of.cause)}`.execute(
      world.deps.db,
    )
    await takeBubble(depsOf(real), ownWallet(real.member), rows[0]?.id ?? '999999999').catch(() => undefined)
    real.model.take(real.model.entries.get(`${of.rule}:${of.cause}`))
  },
  takeAll: async (real: Real) => {
    await takeAllBubbles(depsOf(real), ownWallet(real.member))
    for (const entry of real.model.entries.values()) real.model.take(entry)
  },
  /** More than there is must be refused, and then nothing may have moved. */
  spend: async (real: Real, { cause }: Cause) => {
    const amount = 1 + cause * 7
    const request = { key: randomUUID(), call: 'exchangeScore', input: amount }
    const spent = await exchangeScore(depsOf(real), real.member, { platformId: platform, amount }, request).then(
      () => true,
      () => false,
    )
    expect(spent).toBe(amount <= real.model.balance)
    if (spent) real.model.balance -= amount
  },
  nextDay: async ({ model }: Real) => {
    model.day += 1
  },
}

const Step = fc.record({
  act: fc.constantFrom(...(Object.keys(act) as (keyof typeof act)[])),
  rule: fc.constantFrom(...(Object.keys(RULES) as Rule[])),
  cause: fc.integer({ min: 0, max: 7 }),
})

it('agrees with the model whatever is done in whatever order', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { rows } = await sql<{ id: string }>`insert into app_user (nickname) values ('模型') returning id`.execute(
        world.deps.db,
      )
      const member: Member = { kind: 'member', id: rows[0]?.id ?? '', roles: [], sessionId: '' }
      const real = { member, model: new Model() }
      for (const { act: name, ...cause } of steps) await act[name](real, cause)
      const { rows: kept } = await sql<{ balance: number }>`
        select balance from point_balance where user_id = ${member.id}`.execute(world.deps.db)
      expect(kept[0]?.balance ?? 0).toBe(real.model.balance)
      const { rows: days } = await sql<{ key: string; amount: number }>`
        select source || ':' || (day - ${today()}::date) as key, amount from point_day where user_id = ${member.id}`.execute(
        world.deps.db,
      )
      expect(new Map(days.map(({ key, amount }) => [key, amount]))).toEqual(real.model.earned)
    }),
    { numRuns: 40, endOnFailure: true },
  )
  expect(await checkLedger(world.deps)).toEqual([])
})
