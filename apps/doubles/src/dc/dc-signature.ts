import { createHash, createHmac } from 'node:crypto'

export type DcSignedRequest = {
  method: string
  /** Path and query as sent, the /dc prefix included. */
  target: string
  /** Milliseconds since 1970, as text. */
  timestamp: string
  nonce: string
  /** The value of X-Dc-Cookie, or nothing. */
  payload: string
}

/** The string that is signed; README.md states it for the other side. */
export function dcStringToSign({ method, target, timestamp, nonce, payload }: DcSignedRequest): string {
  return [method, target, timestamp, nonce, createHash('sha256').update(payload).digest('hex')].join('\n')
}

export function dcSignature(request: DcSignedRequest, secret: string): string {
  return createHmac('sha256', secret).update(dcStringToSign(request)).digest('hex')
}
