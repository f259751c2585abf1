import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ApiConfig } from '@kms/config'

/**
 * What the customer service page is opened with. It travels in an address, so it holds nothing but a nonce, the time, an id that
 * means something only to us, and the signature.
 */
export function signChatParams({ CHAT_SIGN_KEY: key }: ApiConfig, caller: string): string {
  const nonce = randomBytes(12).toString('hex')
  const timestamp = String(Date.now())
  const webToken = createHmac('sha256', key).update(`caller:${caller}`).digest('base64url').slice(0, 22)
  const signed = `nonce=${nonce}&timestamp=${timestamp}&web_token=${webToken}&${key}`
  const signature = createHash('sha256').update(signed).digest('hex').toUpperCase()
  const parameters = { nonce, timestamp, web_token: webToken, encryption_algorithm: 'SHA256', signature }
  return new URLSearchParams(parameters).toString()
}
