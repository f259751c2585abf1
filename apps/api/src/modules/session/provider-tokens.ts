import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { ProviderTokens } from '../../adapters/identity-provider.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key is made from the handle in the browser's cookie and kept nowhere: a copy of the database opens nothing. */
const keyOf = (handle: string) => createHash('sha256').update(`provider-tokens:${handle}`).digest()

export function sealTokens(tokens: ProviderTokens, handle: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(handle), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Undefined when the handle is not the one that sealed them. */
export function openTokens(sealed: Buffer | null, handle: string | undefined): ProviderTokens | undefined {
  if (!sealed || !handle) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(handle), sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const body = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(body.toString()) as ProviderTokens
  } catch {
    return undefined
  }
}
