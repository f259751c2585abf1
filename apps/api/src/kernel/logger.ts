import type { ApiConfig } from '@kms/config'
import { pino } from 'pino'

/** One line of JSON per event. Headers are never part of one, so tokens and cookies aren't either. */
export const createLogger = (config: Pick<ApiConfig, 'LOG_LEVEL'>, name: string) =>
  pino({ name, level: config.LOG_LEVEL })
