import { readFileSync } from 'node:fs'
import type { ApiConfig } from '@kms/config'

/** The company's calendar: review dates are days in China, wherever the server stands. */
const CHINA_AHEAD_OF_UTC_MS = 8 * 3_600_000
export const DAY_MS = 24 * 3_600_000

/** One zone without summer time, so adding eight hours is enough; formatting through Intl costs many times more. */
export const today = (now = new Date()) => new Date(now.getTime() + CHINA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10)

/** What time it is, for what goes by days. */
export type Clock = { now(): Date }

/**
 * The machine's clock. On a development machine a file may hold seconds to add, so that a test can live through several days;
 * the production profile refuses the setting.
 */
export function createClock({ CLOCK_OFFSET_FILE: file }: Pick<ApiConfig, 'CLOCK_OFFSET_FILE'>): Clock {
  if (file === undefined) return { now: () => new Date() }
  return { now: () => new Date(Date.now() + secondsIn(file) * 1000) }
}

function secondsIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return 0
  }
}
