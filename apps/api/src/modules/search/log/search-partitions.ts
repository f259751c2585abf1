import { keepDayPartitions } from '../../../kernel/day-partitions.ts'
import type { Deps } from '../../../kernel/deps.ts'

/** Single searches are kept this long; what was looked for in vain stays as a word and a count. */
export const KEPT_DAYS = 90

export async function keepSearchPartitions({ db }: Pick<Deps, 'db'>, now = new Date()) {
  for (const table of ['search_event', 'search_click'])
    await keepDayPartitions(db, { table, column: 'at', keptDays: KEPT_DAYS }, now)
}
