import { createHash, createHmac } from 'node:crypto'

export type ScoreSignedRequest = {
  /** Path as sent, the /score prefix included. */
  target: string
  /** Milliseconds since 1970, as text. */
  timestamp: string
  nonce: string
  orderNo: string
  /** The body, byte for byte. */
  body: string
}

/** README.md states the string for the other side. */
export function scoreSignature(
  { target, timestamp, nonce, orderNo, body }: ScoreSignedRequest,
  secret: string,
): string {
  const payload = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret)
    .update(['POST', target, timestamp, nonce, orderNo, payload].join('\n'))
    .digest('hex')
}
