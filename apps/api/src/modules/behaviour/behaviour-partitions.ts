import { keepDayPartitions } from '../../kernel/day-partitions.ts'
import type { Deps } from '../../kernel/deps.ts'

/** Single events are kept this long; counters stay. */
export const KEPT_DAYS = 90

export const keepBehaviourPartitions = ({ db }: Pick<Deps, 'db'>, now = new Date()) =>
  keepDayPartitions(db, { table: 'behaviour_event', column: 'window_at', keptDays: KEPT_DAYS }, now)
