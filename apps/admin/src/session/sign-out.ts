import { clearSignOut } from '@kms/features/session/session-storage'
import { cookieApi, memory } from './token.ts'

let underWay: Promise<void> | undefined

/** Ends the session here, then at the provider, which returns to the console. Asked twice, it happens once. */
export const signOut = () => (underWay ??= end().finally(() => (underWay = undefined)))

async function end() {
  const { logoutUrl } = await cookieApi.logout({ body: { channel: 'pc', returnTo: 'console' } })
  clearSignOut(memory)
  location.assign(logoutUrl)
}
