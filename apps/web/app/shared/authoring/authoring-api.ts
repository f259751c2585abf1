import { createApi } from '@kms/api-client'
import { tokenKeeper } from '../../shell/session/session-tab.ts'

/**
 * Like the browser's API, but an ended session does not reload the page: somebody is writing on it. The form says so and leads
 * to sign-in and back.
 */
export const authoringApi = createApi({
  base: '/kms',
  headers: async (): Promise<Record<string, string>> => {
    const token = await tokenKeeper.fresh()
    return token ? { authorization: `Bearer ${token}` } : {}
  },
})
