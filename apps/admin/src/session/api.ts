import { createApi } from '@kms/api-client'
import { currentToken, expireSession } from './session-store.ts'

const bearer = (token: string) => `Bearer ${token}`

/** The one way to the API. A refused token leads to the sign-in page from here and nowhere else. */
export const api = createApi({
  base: '/kms',
  headers: () => {
    const token = currentToken()
    return token === null ? {} : { authorization: bearer(token) }
  },
  fetch: async (input, init) => {
    const response = await fetch(input, init)
    if (response.status === 401) {
      const sent = new Headers(init?.headers).get('authorization') ?? ''
      expireSession(sent.replace(/^Bearer /, ''))
    }
    return response
  },
})
