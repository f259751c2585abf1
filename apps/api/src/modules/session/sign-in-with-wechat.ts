import type { Deps } from '../../kernel/deps.ts'
import { accountOf } from './account.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { logRefusal, type Circumstances } from './sign-in-log.ts'
import { useFlow } from './sso-flow.ts'

type Given = { code: string | undefined; state: string; browser: Buffer | undefined; circumstances: Circumstances }

type Recognised = { returnTo: string; openId: string | undefined; opened: OpenedSession | undefined }

/**
 * The way back from WeChat. Somebody who has signed in here from this WeChat account before is signed in again without a
 * question; everybody else goes on as a visitor whose WeChat account is remembered for that sign-in.
 */
export async function signInWithWeChat(
  deps: Deps,
  { code, state, browser, circumstances }: Given,
): Promise<Recognised> {
  const flow = await useFlow(deps.db, state, browser)
  const returnTo = flow.state.callbackUrl
  const openId = code && (await openIdOrNothing(deps, code))
  if (!openId) return { returnTo, openId: undefined, opened: undefined }
  const { channel, utm } = flow.state
  const userId = await accountOf(deps.db, 'wechat', openId)
  if (userId === undefined) return { returnTo, openId, opened: undefined }
  try {
    const opened = await deps.db
      .transaction()
      .execute((tx) => openSession(tx, { userId, method: 'wechat', channel, utm, circumstances }))
    return { returnTo, openId, opened }
  } catch (error) {
    await logRefusal(deps.db, circumstances, error, { userId, method: 'wechat', channel })
    throw error
  }
}

/** WeChat being away must not stand between a reader and the page. */
async function openIdOrNothing(deps: Deps, code: string) {
  try {
    return await deps.wechat.openIdOf(code)
  } catch (error) {
    deps.log.warn({ err: error }, 'WeChat did not say who this is')
    return undefined
  }
}
