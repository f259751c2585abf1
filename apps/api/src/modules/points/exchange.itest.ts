import { randomUUID } from 'node:crypto'
import { adminPoints, score } from '@kms/contract'
import { createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from './check-ledger.ts'
import { settleExchange } from './settle-exchange.ts'
import { tidyPoints } from './tidy-points.ts'

let world: OutsideWorld
let platform: string
beforeAll(async () => {
  world = await createOutsideWorld()
  const { rows } = await sql<{ id: string }>`
    insert into score_platform (code, name, min_amount, max_amount, step, daily_limit)
    values ('mall', '积分商城', 100, 500, 50, 1000) returning id`.execute(world.deps.db)
  platform = rows[0]?.id ?? ''
  const body = { userId: world.accountOf('customer'), amount: 2000, reason: '为兑换准备积分' }
  await world.call(adminPoints.adminCorrectPoints, { body }, 'operator')
})
afterAll(() => world.close())

const control = (mode: string) =>
  fetch(`${world.doubles.origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'score', mode }),
  })
const paidOut = async () =>
  (await (await fetch(`${world.doubles.origin}/score/debug/orders`)).json()) as { points: number }[]
const exchange = (amount: number, key = randomUUID(), a = platform) =>
  world.call(score.exchangeScore, { params: { a, b: amount } }, 'customer', { 'idempotency-key': key })
const balance = async () => (await world.call(score.getWallet, {}, 'customer')).data.balance
const newest = async () => (await world.call(score.listExchanges, { query: {} }, 'customer')).data.records[0]
const settle = (exchangeId: string) => settleExchange(world.deps, { exchangeId })

it('is paid at once, sent by the job, and one however often it is asked for', async () => {
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(200, key)))
  const ids = new Set(answers.map(({ data }) => data.exchange.id))
  expect([ids.size, await balance()]).toEqual([1, 1800])
  expect(await newest()).toMatchObject({ platform: '积分商城', amount: 200, state: 'pending' })
  const [id] = [...ids] as [string]
  await Promise.all([settle(id), settle(id), settle(id)])
  expect((await newest())?.state).toBe('done')
  expect((await paidOut()).map(({ points }) => points)).toEqual([200])
  expect((await exchange(250, key)).error).toBe('request.key_reused')
})

it.each([
  [50, 'score.amount_refused'],
  [120, 'score.amount_refused'],
  [550, 'score.amount_refused'],
])('refuses %i points', async (amount, error) => {
  expect((await exchange(amount)).error).toBe(error)
})

it('refuses without a key, for a platform that is not there, past the day’s limit and without the points', async () => {
  const params = { a: platform, b: 200 }
  expect((await world.call(score.exchangeScore, { params }, 'customer')).error).toBe('request.invalid')
  expect((await exchange(200, randomUUID(), '999999999')).error).toBe('platform.not_found')
  const other = await world.call(score.exchangeScore, { params }, 'staff', { 'idempotency-key': randomUUID() })
  expect(other.error).toBe('score.not_enough')
  expect((await exchange(500)).status).toBe(200)
  expect((await exchange(350)).error).toBe('score.daily_limit')
})

it('waits while the platform is away, and is paid out once when it is back', async () => {
  await sql`update score_exchange set created_at = now() - interval '2 hours' where state = 'pending'`.execute(
    world.deps.db,
  )
  const id = (await newest())?.id ?? ''
  await control('down')
  await expect(settle(id)).rejects.toThrow('外部服务暂时不可用')
  expect([(await newest())?.state, await balance()]).toEqual(['pending', 1300])
  await control('up')
  await tidyPoints(world.deps)
  await world.drain()
  expect((await newest())?.state).toBe('done')
  expect((await paidOut()).map(({ points }) => points)).toEqual([200, 500])
})

it('gives the points back when the platform refuses, once', async () => {
  await control('refuse')
  const { data } = await exchange(100)
  expect(await balance()).toBe(1200)
  await Promise.all([settle(data.exchange.id), settle(data.exchange.id)])
  await control('up')
  expect(await newest()).toMatchObject({ state: 'failed', reason: '该账号未在商城注册' })
  expect(await balance()).toBe(1300)
  const { records } = (await world.call(score.listScoreHistory, { query: { size: 1 } }, 'customer')).data
  expect(records).toEqual([expect.objectContaining({ name: '兑换退回', amount: 100, note: '积分商城' })])
  // What failed does not count against the day's limit.
  expect((await exchange(250)).status).toBe(200)
  expect(await checkLedger(world.deps)).toEqual([])
})

it("shows nobody another's exchanges", async () => {
  expect((await world.call(score.listExchanges, { query: {} }, 'staff')).data.records).toEqual([])
})
