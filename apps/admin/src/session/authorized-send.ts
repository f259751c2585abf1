import { ApiError, type SendRequest } from '@kms/api-client'
import { readToken, type TokenKeeper } from '@kms/features/session/token-keeper'

type Options = {
  send: SendRequest
  tokens: Pick<TokenKeeper, 'fresh' | 'stored' | 'renew'>
  /** Whose work is on the screen; null while nobody's is. */
  personId: () => string | null
  /** There is no session any more. */
  onNobody: () => void
  /** The browser belongs to somebody else now. */
  onSomebodyElse: () => void
}
type Init = Parameters<SendRequest>[1]

/**
 * Sends every call with a token that is good, and repeats a refused one once with a new token: a refused call did nothing.
 * Nothing is ever sent in the name of somebody else who signed in to this browser meanwhile.
 */
export function createAuthorizedSend({ send, tokens, personId, onNobody, onSomebodyElse }: Options): SendRequest {
  const isForeign = (token: string) => personId() !== null && readToken(token)?.subject !== personId()

  async function sendWith(token: string | null, address: string, init: Init) {
    if (token === null) return send(address, init)
    if (!isForeign(token)) {
      return send(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
    }
    onSomebodyElse()
    return NOT_SENT
  }

  /** A call that was under way when another one renewed the token takes that one. */
  async function tokenAfter(refused: string | null): Promise<string | null> {
    const held = tokens.stored()
    if (held?.kind === 'user' && held.token !== refused) return held.token
    try {
      return await tokens.renew()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onNobody()
      return null
    }
  }

  return async (address, init) => {
    const first = await tokens.fresh()
    const answer = await sendWith(first, address, init)
    if (answer.status !== 401 || answer === NOT_SENT) return answer
    const second = await tokenAfter(first)
    if (second === null) return answer
    const again = await sendWith(second, address, init)
    if (again.status === 401 && again !== NOT_SENT) onNobody()
    return again
  }
}

const NOT_SENT = Object.freeze({
  status: 401,
  statusText: '登录已失效',
  json: async () => ({ error: 'auth.required', message: '登录已失效，内容没有提交' }),
})
