/**
 * The engine's own limit for calls whose statements are many columns wide: Fastify and pg send the product's own statements,
 * prepared, and the rows as they come. No session, no rate limit, no log, no schema, no presenting.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { ASKER, keyOf, type Recorded } from './record-statements.ts'

const POOL_SIZE = 10

const recorded = JSON.parse(readFileSync(process.env['STATEMENTS']!, 'utf8')) as Recorded[]
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
const prepared = new Map(
  recorded.map(({ key, statements }) => [
    key,
    statements.map(({ text, values }) => ({ name: nameOf(text), text, values })),
  ]),
)
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: POOL_SIZE,
  application_name: 'reference',
})
const app = Fastify()

app.route({
  method: ['GET', 'POST'],
  url: '/*',
  handler: async ({ method, url, body, headers }, reply) => {
    const request = { method: method as 'GET' | 'POST', url, ...(body ? { body: JSON.stringify(body) } : {}) }
    const statements = prepared.get(keyOf(request))
    if (!statements) return reply.code(404).send()
    const data: unknown[] = []
    for (const { name, text, values } of statements) {
      const own = values.map((value) => (value === ASKER ? headers['x-author'] : value))
      data.push((await pool.query({ name, text, values: own })).rows)
    }
    return { code: 200, message: 'ok', data }
  },
})
app.get('/healthz', () => ({ status: 'up' }))
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
