import { createHash } from 'node:crypto'
import { equalSecrets } from '../equal-secrets.ts'

export type ChatParameters = {
  nonce: string
  /** 13 digits: milliseconds. */
  timestamp: string
  web_token: string
  signature: string
  /** SHA1 unless said otherwise. */
  encryption_algorithm?: string
}

const ALGORITHMS: Readonly<Record<string, string>> = { SHA1: 'sha1', SHA256: 'sha256' }

/** Udesk 客户身份认证: `nonce=…&timestamp=…&web_token=…&KEY`, hashed, in capital letters. */
export function chatSignature(parameters: Omit<ChatParameters, 'signature'>, key: string): string | undefined {
  const algorithm = ALGORITHMS[parameters.encryption_algorithm ?? 'SHA1']
  if (!algorithm) return undefined
  const text = `nonce=${parameters.nonce}&timestamp=${parameters.timestamp}&web_token=${parameters.web_token}&${key}`
  return createHash(algorithm).update(text).digest('hex').toUpperCase()
}

export function isChatSignatureGood(parameters: ChatParameters, key: string): boolean {
  const expected = chatSignature(parameters, key)
  return expected !== undefined && equalSecrets(expected, parameters.signature)
}
