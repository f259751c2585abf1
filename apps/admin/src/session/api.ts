import { createConsoleApi, type SendRequest } from '@kms/api-client'
import { createAuthorizedSend } from './authorized-send.ts'
import { recogniseAgain } from './recognise.ts'
import { personAtWork, tellSession } from './session-store.ts'
import { tokenKeeper } from './token.ts'

const send: SendRequest = (address, init) => fetch(address, init)

/** The one way to the API. The end of a session is noticed here and nowhere else. */
export const api = createConsoleApi({
  base: '/kms',
  fetch: createAuthorizedSend({
    send,
    tokens: tokenKeeper,
    personId: () => personAtWork()?.id ?? null,
    onNobody: () => tellSession({ type: 'nobody' }),
    onSomebodyElse: recogniseAgain,
  }),
})
