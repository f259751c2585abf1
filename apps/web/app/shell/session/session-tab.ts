import { createApi } from '@kms/api-client'
import { openMemory, storedMember } from '@kms/features/session/session-storage'
import { createTokenKeeper } from '@kms/features/session/token-keeper'

/** What this tab remembers. */
export const tabMemory = openMemory(() => window.sessionStorage)

/** For the calls that act by cookie or need no token at all; failures are their callers' to show. */
export const sessionApi = createApi({ base: '/kms' })

/** Who signed in in this tab, as far as it remembers: also when the token has run out meanwhile. */
export const rememberedMember = () => storedMember(tabMemory)

export const tokenKeeper = createTokenKeeper({
  memory: tabMemory,
  renew: () => sessionApi.getOAuthToken({}),
  now: Date.now,
  isMembersDocument: () => document.documentElement.dataset['viewer'] === 'member',
})
