/** The specification's name for the place where a browser keeps its token. */
export const TOKEN_KEY = 'KMS_USER_OR_VISITOR_JWT_TOKEN'

/** What a person is called while the token carries no name. */
const ROLE_NAMES: Record<string, string> = { moderator: '审核员', operator: '运营', administrator: '管理员' }

export type Claims = { subject: string; name: string; roles: readonly string[]; expiresAt: number | null }

/** Takes `token` out of an address fragment; what remains may stay in the address bar. */
export function takeToken(hash: string): { token: string | null; hash: string } {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('token')
  if (token === null) return { token: null, hash }
  parts.delete('token')
  const rest = parts.toString()
  return { token: token.trim() || null, hash: rest === '' ? '' : `#${rest}` }
}

/** Reads a token for display only; whether it is genuine is the API's decision. */
export function readClaims(token: string): Claims | null {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    if (token.split('.').length !== 3 || typeof payload !== 'object' || payload === null) return null
    const { sub, name, roles, exp } = payload as Record<string, unknown>
    if (typeof sub !== 'string') return null
    const known = Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
    const roleName = ROLE_NAMES[known.find((role) => role in ROLE_NAMES) ?? ''] ?? '用户'
    return {
      subject: sub,
      name: typeof name === 'string' && name !== '' ? name : `${roleName} ${sub}`,
      roles: known,
      expiresAt: typeof exp === 'number' ? exp * 1000 : null,
    }
  } catch {
    return null
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
}

/** Why a pasted token cannot be used, in words; null when it may be tried. */
export function tokenProblem(token: string, now: number): string | null {
  const claims = readClaims(token)
  if (claims === null) return '这不是一个令牌：应为三段、以点号相连的文字'
  if (claims.expiresAt !== null && claims.expiresAt <= now) return '这个令牌已过期，请重新生成'
  return null
}
