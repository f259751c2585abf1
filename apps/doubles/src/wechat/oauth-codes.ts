import { randomBytes } from 'node:crypto'
import { WechatError } from './wechat-errors.ts'

export const OAUTH_CODE_LIFE_MS = 5 * 60_000

type IssuedCode = { openid: string; scope: string; expiresAt: number; used: boolean }

/** Codes of the web page authorisation: good for one exchange within five minutes. */
export function createOauthCodes(now: () => number) {
  const codes = new Map<string, IssuedCode>()
  return {
    issue(openid: string, scope: string): string {
      // A used or expired code is remembered for a while, to be told apart from an unknown one.
      for (const [code, { expiresAt }] of codes) if (expiresAt + OAUTH_CODE_LIFE_MS < now()) codes.delete(code)
      const code = randomBytes(16).toString('hex')
      codes.set(code, { openid, scope, expiresAt: now() + OAUTH_CODE_LIFE_MS, used: false })
      return code
    },
    redeem(code: string): { openid: string; scope: string } {
      const issued = codes.get(code)
      if (!issued) throw new WechatError(40029)
      if (issued.used) throw new WechatError(40163)
      if (issued.expiresAt < now()) throw new WechatError(42003)
      issued.used = true
      return issued
    },
  }
}

export type OauthCodes = ReturnType<typeof createOauthCodes>
