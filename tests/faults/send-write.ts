import { setTimeout } from 'node:timers/promises'
import type { Endpoint, ErrorBody } from '@kms/contract'

/** What a client can know of a write afterwards. Unknown: it may have happened, the answer never came. */
export type Outcome =
  { kind: 'acknowledged'; data: unknown } | { kind: 'refused'; status: number } | { kind: 'unknown' }

export type Write = {
  endpoint: Endpoint
  params?: Readonly<Record<string, string>>
  body?: object
  token: string
  /** Sent again under the same key it may not happen twice. */
  key: string
}

const PATIENCE_MS = 30_000
const NOBODY_LISTENS = 'ECONNREFUSED'
const TRY_AGAIN_MS = 100

/** One attempt. A process that does not listen has got nothing, so the next is asked, as nginx does. */
export async function sendWrite(origins: readonly string[], write: Write): Promise<Outcome> {
  for (const origin of origins) {
    try {
      return await attempt(origin, write)
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code !== NOBODY_LISTENS) return { kind: 'unknown' }
    }
  }
  return { kind: 'refused', status: 0 }
}

async function attempt(origin: string, { endpoint, params = {}, body, token, key }: Write): Promise<Outcome> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const response = await fetch(`${origin}${path}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer = (await response.json()) as ErrorBody & { data: unknown }
  return response.ok ? { kind: 'acknowledged', data: answer.data } : { kind: 'refused', status: response.status }
}

/** The same write under the same key until somebody says that it is done, or that it can't be. */
export async function sendUntilAnswered(origins: () => readonly string[], write: Write): Promise<Outcome> {
  let wasUnknown = false
  for (;;) {
    const outcome = await sendWrite(origins(), write)
    if (outcome.kind === 'acknowledged') return outcome
    // Below 500 it will not be done however often it is sent.
    const isFinal = outcome.kind === 'refused' && outcome.status > 0 && outcome.status < 500
    if (isFinal) return wasUnknown ? { kind: 'unknown' } : outcome
    wasUnknown ||= outcome.kind === 'unknown'
    await setTimeout(TRY_AGAIN_MS)
  }
}
