import { createApi } from '@kms/api-client'
import { openMemory } from '@kms/features/session/session-storage'
import { createTokenKeeper } from '@kms/features/session/token-keeper'

/** For the calls that act by cookie: they need no token, and a refusal of theirs says nothing about one. */
export const cookieApi = createApi({ base: '/kms' })

export const memory = openMemory(() => sessionStorage)

/** Short-lived; the session itself is in a cookie that scripts can't read. The same keeper as the sites use. */
export const tokenKeeper = createTokenKeeper({
  memory,
  renew: () => cookieApi.getOAuthToken({}),
  now: Date.now,
  // Whoever is here wants to be a member: a visitor's token that the tab has from the site is of no use.
  isMembersDocument: () => true,
})
