import { createWorld, type World } from '@kms/testing'
import pg from 'pg'
import { afterEach } from 'vitest'
import { randomFrom } from '../../seeds/load/random.ts'
import { startFleet, type Fleet } from './fleet.ts'

export const isShort = process.env['KMS_SHORT'] === '1'
/** As long as `quality/reliability.md` asks for, or as long as CI has time for. */
export const DRILL_SECONDS = isShort ? 15 : 300
/** How long an engine is away. */
export const OUTAGE_SECONDS = isShort ? 10 : 120
export const DRILL_TIMEOUT_MS = (DRILL_SECONDS + 240) * 1_000
export const SEED = 20_261_115

/** A world with processes of its own for each drill of a file; all of it is gone when the drill ends, however it ends. */
export function drills() {
  let world: World | undefined
  let fleet: Fleet | undefined
  afterEach(async () => {
    await fleet?.stop()
    await world?.close()
    world = fleet = undefined
  })
  return async (options?: Parameters<typeof createWorld>[0]) => {
    world = await createWorld(options)
    fleet = await startFleet(world)
    return { world, fleet }
  }
}

/** Runs the traffic while processes are killed; resolves with the number of kills when both have ended. */
export async function underKills(fleet: Fleet, seed: number, traffic: () => Promise<void>): Promise<number> {
  const enough = new AbortController()
  const killing = fleet.killAtRandom(randomFrom(seed), enough.signal)
  await traffic()
  enough.abort()
  return killing
}

/** Looks past the product into its database. */
export async function rowsOf<Row extends pg.QueryResultRow>({ config }: World, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: config.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The time below which that share of the values stays. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
