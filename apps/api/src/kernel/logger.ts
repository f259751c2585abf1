import type { ApiConfig } from '@kms/config'
import { pino } from 'pino'

/** One line of JSON per event. Tokens and cookies never reach it. */
export const createLogger = (config: Pick<ApiConfig, 'LOG_LEVEL'>, name: string) =>
  pino({
    name,
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.headers.authorization', '*.headers.cookie'],
  })
