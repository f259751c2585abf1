import type { session } from '@kms/contract'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { accountOf, updateProfile } from './account.ts'
import { openTokens } from './provider-tokens.ts'

/** The caller's own profile, refreshed from the provider with the tokens of this session. Repeating it changes nothing. */
export async function syncProfile(deps: Deps, member: Member, channel: session.Channel, handle: string | undefined) {
  const row = await deps.db
    .selectFrom('user_session')
    .select('provider_tokens')
    .where('id', '=', member.sessionId)
    .executeTakeFirst()
  const tokens = openTokens(row?.provider_tokens ?? null, handle)
  if (!tokens) throw new AppError('signin.again')
  const profile = await deps.iam.profile(channel, tokens).catch((error: unknown) => {
    // The provider's own session has ended before ours.
    if (error instanceof AppError && error.error === 'signin.refused') throw new AppError('signin.again')
    throw error
  })
  await deps.db.transaction().execute(async (tx) => {
    if ((await accountOf(tx, 'iam', profile.subject)) !== member.id) throw new AppError('signin.again')
    await updateProfile(tx, member.id, profile)
    await audit(tx, member, { action: 'profile.synced', targetType: 'user', targetId: member.id })
  })
}
