import type { session } from '@kms/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { findOrCreateAccount, linkIdentity } from './account.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { logRefusal, type Circumstances } from './sign-in-log.ts'
import { useFlow } from './sso-flow.ts'

type Given = {
  code: string
  state: string
  iss: string | undefined
  channel: session.Channel
  utm: session.Utm
  browser: Buffer | undefined
  /** Known when the reader came through WeChat: from now on WeChat alone recognises them. */
  openId: string | undefined
  circumstances: Circumstances
}

/** The way back from the identity provider. Whatever goes wrong is written down and refused. */
export async function signInWithCode(deps: Deps, given: Given): Promise<OpenedSession> {
  const { channel, utm, circumstances } = given
  let account: string | null = null
  try {
    const flow = await useFlow(deps.db, given.state, given.browser)
    if (flow.state.channel !== channel) throw new AppError('signin.state_invalid')
    const { nonce, codeVerifier } = flow
    const { profile, tokens } = await deps.iam.signIn(
      { channel, state: given.state, nonce, codeVerifier },
      given.code,
      given.iss,
    )
    return await deps.db.transaction().execute(async (tx) => {
      const userId = await findOrCreateAccount(tx, profile)
      account = userId
      if (given.openId) await linkIdentity(tx, 'wechat', given.openId, userId)
      const method = 'iam' as const
      return openSession(tx, { userId, method, channel, utm, providerTokens: tokens, circumstances })
    })
  } catch (error) {
    await logRefusal(deps.db, circumstances, error, { userId: account, method: 'iam', channel })
    throw error
  }
}
