/** Bare Fastify that sends answers of the product, byte for byte, from memory: the most that any cache could reach. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { RecordedAnswer } from './record-answers.ts'

const recorded = JSON.parse(readFileSync(process.env['ANSWERS']!, 'utf8')) as RecordedAnswer[]
const answers = new Map(
  recorded.map(({ key, type, encoding, body }) => [key, { type, encoding, body: Buffer.from(body, 'base64') }]),
)
const app = Fastify()

app.route<{ Body: { sectionId?: string } | undefined }>({
  method: ['GET', 'POST'],
  url: '/*',
  handler: (request, reply) => {
    const answer = answers.get(request.body ? `${request.url} ${request.body.sectionId ?? ''}` : request.url)
    if (!answer) return reply.code(404).send()
    if (answer.encoding) reply.header('content-encoding', answer.encoding)
    return reply.type(answer.type).send(answer.body)
  },
})
app.get('/healthz', () => ({ status: 'up' }))
process.once('SIGTERM', () => void app.close())
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
