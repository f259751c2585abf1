import type { FastifyInstance } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { equalSecrets } from '../equal-secrets.ts'

type Mail = { from: string; to: string; subject: string; text: string; html: string; headers: Record<string, string> }

const KEPT = 1_000

/** The company's mail gateway: takes one mail per call, the same idempotency key once, and keeps it to be read back. */
export function mailRoutes(app: FastifyInstance, { mail: { key } }: DoublesOptions): void {
  const sent = new Map<string, Mail>()
  app.post<{ Body: Partial<Mail> | null }>('/mail/messages', async ({ headers, body }, reply) => {
    if (!equalSecrets(headers.authorization ?? '', `Bearer ${key}`)) return reply.code(401).send({ error: 'bad key' })
    const once = headers['idempotency-key']
    if (typeof once !== 'string' || !isMail(body)) return reply.code(422).send({ error: 'incomplete' })
    if (!sent.has(once)) sent.set(once, body)
    for (const oldest of sent.keys()) if (sent.size > KEPT) sent.delete(oldest)
    return { id: once }
  })
  app.get('/mail/debug/messages', async () => [...sent.values()])
}

function isMail(body: Partial<Mail> | null): body is Mail {
  const { from, to, subject, text, html, headers } = body ?? {}
  const filled = [from, subject, text, html].every((part) => typeof part === 'string' && part !== '')
  // A bulk mail without a way out is refused, as by the big mail providers.
  return filled && /^[^@\s]+@[^@\s]+$/.test(to ?? '') && Boolean(headers?.['List-Unsubscribe'])
}
