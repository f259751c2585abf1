import type { score } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

export type PlatformRow = {
  id: string
  code: string
  name: string
  description: string
  min_amount: number
  max_amount: number
  step: number
  daily_limit: number
  enabled: boolean
  revision: number
}

export const PLATFORM_COLUMNS = sql.raw(
  'id, code, name, description, min_amount, max_amount, step, daily_limit, enabled, revision',
)

export const presentPlatform = (row: PlatformRow): score.ScorePlatform => ({
  id: row.id,
  name: row.name,
  description: row.description,
  minAmount: row.min_amount,
  maxAmount: row.max_amount,
  step: row.step,
  dailyLimit: row.daily_limit,
})

/** A handful of rows: the ones that are open, in their order. */
export async function listPlatforms({ db }: Deps): Promise<score.ScorePlatform[]> {
  const { rows } = await sql<PlatformRow>`
    select ${PLATFORM_COLUMNS} from score_platform where enabled order by sort, id`.execute(db)
  return rows.map(presentPlatform)
}
