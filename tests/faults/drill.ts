import pg from 'pg'
import type { World } from '@kms/testing'
import { randomFrom } from '../../seeds/load/random.ts'
import type { Fleet } from './fleet.ts'

/** As long as `quality/reliability.md` asks for, or as long as CI has time for. */
export const DRILL_SECONDS = process.env['KMS_SHORT'] === '1' ? 15 : 300
export const DRILL_TIMEOUT_MS = (DRILL_SECONDS + 240) * 1_000
export const SEED = 20_261_115

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
