import type { FastifyRequest } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { equalSecrets } from '../equal-secrets.ts'
import { createSeenNonces } from '../seen-nonces.ts'
import { dcSignature } from './dc-signature.ts'

/** Answers why a call is not to be trusted, or nothing. */
export function createDcCallCheck({ dc, now }: DoublesOptions) {
  const nonces = createSeenNonces(now)
  return (request: FastifyRequest): string | undefined => {
    const header = (name: string) => String(request.headers[name] ?? '')
    const timestamp = header('x-timestamp')
    const nonce = header('x-nonce')
    if (header('x-app-id') !== dc.appId) return '应用未登记'
    if (!timestamp || !nonce) return '缺少签名参数'
    const payload = header('x-dc-cookie')
    const expected = dcSignature({ method: request.method, target: request.url, timestamp, nonce, payload }, dc.secret)
    if (!equalSecrets(expected, header('x-signature'))) return '签名无效'
    const freshness = nonces.accept(nonce, Number(timestamp))
    return { fresh: undefined, old: '签名已过期', replayed: '随机数已使用' }[freshness]
  }
}
