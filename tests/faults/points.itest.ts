import { startDoubles, type Doubles } from '@kms/doubles'
import { score } from '@kms/contract'
import { signedInMembers, type SignedIn, type World } from '@kms/testing'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { randomFrom } from '../../seeds/load/random.ts'
import { DRILL_SECONDS, DRILL_TIMEOUT_MS, drills, rowsOf, SEED, underKills } from './drill.ts'
import { sendUntilAnswered, type Write } from './send-write.ts'

const CLIENTS = 50
const PAUSE_MS = 1_000
const PURSE = 5_000
const BUBBLES = 40

const start = drills()
let doubles: Doubles | undefined
afterEach(async () => {
  await doubles?.close()
  doubles = undefined
})

it(
  'points are paid exactly once: 50 clients sign, take and exchange, every call twice, while processes are killed (R4)',
  async () => {
    doubles = await startDoubles()
    const { world, fleet } = await start({ env: { SCORE_ORIGIN: `${doubles.origin}/score` } })
    const { origins } = fleet
    const clients = await signedInMembers(world.deps, CLIENTS)
    const platform = await prepare(world, clients)
    let calls = 0
    const exchanged = new Map<string, string>()

    /** The same write twice at once, under one key, as a nervous finger or a proxy does it. */
    const twice = async (client: SignedIn, random: () => number, write: Omit<Write, 'token' | 'key'>) => {
      const sent: Write = { ...write, token: client.token, key: `drill-${client.id}-${calls++}` }
      const ways = () => (random() < 0.5 ? origins : origins.toReversed())
      return Promise.all([sendUntilAnswered(ways, sent), sendUntilAnswered(ways, sent)])
    }
    const turn = async (client: SignedIn, random: () => number) => {
      const which = random()
      if (which < 0.2) await twice(client, random, { endpoint: score.signToday })
      else if (which < 0.5) await twice(client, random, { endpoint: score.takeAllBubbles })
      else {
        const params = { a: platform, b: String(10 * Math.ceil(random() * 10)) }
        const answers = await twice(client, random, { endpoint: score.exchangeScore, params })
        for (const answer of answers)
          if (answer.kind === 'acknowledged') {
            const { exchange } = answer.data as { exchange: { id: string } }
            exchanged.set(exchange.id, params.b)
          }
      }
    }
    const kills = await underKills(fleet, SEED + 4, async () => {
      const until = Date.now() + DRILL_SECONDS * 1_000
      await Promise.all(
        clients.map(async (client, index) => {
          const random = randomFrom(SEED + 100 + index)
          await setTimeout(random() * PAUSE_MS)
          while (Date.now() < until) {
            await turn(client, random)
            await setTimeout(PAUSE_MS)
          }
        }),
      )
    })
    await fleet.stop()
    // What the killed workers left over is done once more, here.
    await rowsOf(world, 'update graphile_worker._private_jobs set locked_at = null, locked_by = null')
    await world.drain()

    const drift = await rowsOf<{ user_id: string }>(
      world,
      `select b.user_id from point_balance b left join lateral (
         select sum(amount) filter (where state = 'taken') as amount, sum(reputation) as reputation
         from point_entry e where e.user_id = b.user_id) s on true
       where b.balance <> coalesce(s.amount, 0) or b.reputation <> coalesce(s.reputation, 0) or b.balance < 0`,
    )
    const twiceSigned = await rowsOf(
      world,
      `select user_id from point_entry where source = 'sign' group by user_id, day having count(*) > 1`,
    )
    const orders = await rowsOf<{ id: string; order_no: string; amount: number; state: string }>(
      world,
      `select id, order_no, amount, state from score_exchange`,
    )
    const paidOut = (await (await fetch(`${doubles.origin}/score/debug/orders`)).json()) as {
      orderNo: string
      points: number
    }[]
    expect({ drift, twiceSigned }).toEqual({ drift: [], twiceSigned: [] })
    expect(orders.filter(({ state }) => state !== 'done')).toEqual([])
    expect(paidOut.map(({ orderNo, points }) => `${orderNo} ${points}`).toSorted()).toEqual(
      orders.map(({ order_no, amount }) => `${order_no} ${amount}`).toSorted(),
    )
    // Every exchange that a client was told of is there; none is there that no key asked for.
    const known = new Map(orders.map(({ id, amount }) => [id, String(amount)]))
    for (const [id, amount] of exchanged) expect(known.get(id)).toBe(amount)
    console.log(
      `R4: ${calls} acts sent twice by ${CLIENTS} clients, ${kills} kills; ${orders.length} exchanges, drift 0`,
    )
    expect(kills).toBeGreaterThan(DRILL_SECONDS / 10)
    expect(orders.length).toBeGreaterThan(CLIENTS)
  },
  DRILL_TIMEOUT_MS,
)

/** A purse to spend from and bubbles to take, written as the ledger writes them. */
async function prepare(of: World, clients: readonly SignedIn[]): Promise<string> {
  const ids = `unnest('{${clients.map(({ id }) => id).join(',')}}'::bigint[]) id`
  await rowsOf(
    of,
    `insert into point_entry (user_id, source, ref, amount, state, day, taken_at)
     select id, 'correction', 'drill', ${PURSE}, 'taken', now(), now() from ${ids}`,
  )
  await rowsOf(
    of,
    `insert into point_entry (user_id, source, ref, amount, state, day, expires_at)
     select id, 'liked', 'drill ' || n, 1, 'bubble', now(), now() + interval '1 day'
     from ${ids}, generate_series(1, ${BUBBLES}) n`,
  )
  await rowsOf(of, `insert into point_balance (user_id, balance) select id, ${PURSE} from ${ids}`)
  const rows = await rowsOf<{ id: string }>(
    of,
    `insert into score_platform (code, name, min_amount, max_amount, step, daily_limit)
     values ('drill', '演练商城', 10, 1000, 10, 1000000) returning id`,
  )
  return rows[0]?.id ?? ''
}
