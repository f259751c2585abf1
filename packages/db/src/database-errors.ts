/** Codes of a server that is starting, stopping or gone, and of a network that cannot reach it. */
const AWAY_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])
/** The driver's own words; it gives these no code. */
const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/

/** The database did not take the statement: trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && AWAY_CODES.has(code)) || AWAY_MESSAGES.test(error.message)
}

/** Text that PostgreSQL can not hold, such as one with a NUL character: the sender's fault. */
const UNSTORABLE_CODES = new Set(['22021', '22P05'])

export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && UNSTORABLE_CODES.has(String((error as { code?: unknown }).code))
