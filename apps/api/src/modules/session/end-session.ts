import type { session } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { openTokens } from './provider-tokens.ts'
import { logSignIn, type Circumstances, type SignInMethod } from './sign-in-log.ts'

type Given = {
  sessionToken: string | undefined
  providerHandle: string | undefined
  channel: session.Channel
  campaign: Record<string, string>
  returnTo: 'site' | 'console'
  all: boolean
  circumstances: Circumstances
}

/** Ends the session here for good, then says where to end it at the provider. Works as well when it had ended already. */
export async function endSession(deps: Deps, given: Given): Promise<{ logoutUrl: string }> {
  const { channel, providerHandle } = given
  const claims = given.sessionToken ? await deps.tokens.readCaller(given.sessionToken) : undefined
  const ended = claims?.kind === 'user' ? await revoke(deps, claims.sessionId, given) : undefined
  const home = new URL(given.returnTo === 'console' ? '/kms/admin/' : `/kms/${channel}/home`, deps.config.PUBLIC_ORIGIN)
  for (const [name, value] of Object.entries(given.campaign)) home.searchParams.set(name, value)
  const idToken = openTokens(ended?.provider_tokens ?? null, providerHandle)?.idToken
  // Signed in by WeChat or QR code: there is nothing to end at the provider, and it may be away.
  if (!idToken) return { logoutUrl: home.href }
  try {
    return { logoutUrl: await deps.iam.endSessionUrl(channel, home.href, idToken) }
  } catch (error) {
    deps.log.warn({ err: error }, 'the identity provider is away: signed out here only')
    return { logoutUrl: home.href }
  }
}

const revoke = (deps: Deps, sessionId: string, { all, channel, circumstances }: Given) =>
  deps.db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('user_session')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .returning(['user_id', 'method', 'provider_tokens'])
      .executeTakeFirst()
    if (!ended) return undefined
    if (all) {
      await tx
        .updateTable('user_session')
        .set({ revoked_at: sql`now()` })
        .where('user_id', '=', ended.user_id)
        .where('revoked_at', 'is', null)
        .execute()
    }
    const method = ended.method as SignInMethod
    const entry = { userId: ended.user_id, method, channel, outcome: 'signed_out' } as const
    await logSignIn(tx, circumstances, { ...entry, reason: all ? 'all' : '' })
    return ended
  })
