import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ApiConfig } from '@kms/config'
import { AppError } from '../kernel/app-error.ts'
import { below, outsideCall } from './outside-call.ts'

export type ScoreOrder = { orderNo: string; platform: string; account: string; points: number }
/** Refused is the platform's last word; anything less is an error, and the order is sent again. */
export type ScoreOrderAnswer = { state: 'accepted'; platformOrderNo: string } | { state: 'refused'; reason: string }

type Answer = { code: number; message?: string; data?: { platformOrderNo?: unknown } }
const REFUSED = 422

export type ScorePlatformAdapter = ReturnType<typeof createScorePlatform>

/** The gateway to the shops where points are worth something. Every call is signed; see apps/doubles/README.md for the string. */
export function createScorePlatform(config: ApiConfig) {
  return {
    /** The order number is the idempotency key: sent again, it gets the first answer. */
    async order(order: ScoreOrder): Promise<ScoreOrderAnswer> {
      const address = below(config.SCORE_ORIGIN, '/api/orders')
      const timestamp = String(Date.now())
      const nonce = randomBytes(12).toString('hex')
      const payload = createHash('sha256').update(JSON.stringify(order)).digest('hex')
      const text = ['POST', address.pathname, timestamp, nonce, order.orderNo, payload].join('\n')
      const { code, message, data } = await outsideCall<Answer>('POST', address, {
        timeoutMs: config.OUTSIDE_TIMEOUT_MS,
        body: order,
        headers: {
          'x-app-id': config.SCORE_APP_ID,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'idempotency-key': order.orderNo,
          'x-signature': createHmac('sha256', config.SCORE_SECRET).update(text).digest('hex'),
        },
      })
      if (code === REFUSED) return { state: 'refused', reason: (message ?? '').slice(0, 100) || '平台未能受理' }
      if (code !== 200 || typeof data?.platformOrderNo !== 'string') throw new AppError('outside.unavailable')
      return { state: 'accepted', platformOrderNo: data.platformOrderNo.slice(0, 80) }
    },
  }
}
