import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { equalSecrets } from '../equal-secrets.ts'
import type { FaultGate } from '../fault-gate.ts'
import { createSeenNonces } from '../seen-nonces.ts'
import { scoreSignature } from './score-signature.ts'

type Order = { orderNo: string; platform: string; account: string; points: number }

/** The gateway of the points shops: one signed call, idempotent by order number, and what was paid out for tests to count. */
export function scoreRoutes(app: FastifyInstance, { score, now }: DoublesOptions, gate: FaultGate): void {
  /** The body that made an order, and what it was answered. */
  const orders = new Map<string, { body: string; order: Order; platformOrderNo: string }>()
  const nonces = createSeenNonces(now)

  app.register(async (signed) => {
    // The signature is over the bytes, so they are kept as they came.
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    const faultOf = (request: FastifyRequest): string | undefined => {
      const header = (name: string) => String(request.headers[name] ?? '')
      const [timestamp, nonce, orderNo] = [header('x-timestamp'), header('x-nonce'), header('idempotency-key')]
      if (header('x-app-id') !== score.appId) return '应用未登记'
      if (!timestamp || !nonce || !orderNo) return '缺少签名参数'
      const expected = scoreSignature(
        { target: request.url, timestamp, nonce, orderNo, body: request.body as string },
        score.secret,
      )
      if (!equalSecrets(expected, header('x-signature'))) return '签名无效'
      return { fresh: undefined, old: '签名已过期', replayed: '随机数已使用' }[nonces.accept(nonce, Number(timestamp))]
    }

    signed.post('/score/api/orders', async (request, reply) => {
      const fault = faultOf(request)
      if (fault) return reply.code(401).send({ code: 401, message: fault })
      const body = request.body as string
      const order = JSON.parse(body) as Order
      const before = orders.get(order.orderNo)
      if (before && before.body !== body) return { code: 409, message: '订单号已用于另一笔兑换' }
      if (!before && gate.modeOf('score') === 'refuse') return { code: 422, message: '该账号未在商城注册' }
      const made = before ?? { body, order, platformOrderNo: `S${randomUUID().slice(0, 8)}` }
      orders.set(order.orderNo, made)
      return { code: 200, data: { orderNo: order.orderNo, platformOrderNo: made.platformOrderNo, state: 'accepted' } }
    })
  })

  /** What was paid out, for tests. */
  app.get('/score/debug/orders', async () => [...orders.values()].map(({ order }) => order))
}
