import type { Db, Tx } from '@kms/db'
import type { ProviderProfile } from '../../adapters/identity-provider.ts'
import { enqueue } from '../../kernel/jobs.ts'

export type Provider = 'iam' | 'wechat'

export async function accountOf(db: Db | Tx, provider: Provider, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identity')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** The first to link wins: the same person signing in twice at once gets one account. Returns whose it is. */
export async function linkIdentity(tx: Tx, provider: Provider, subject: string, userId: string): Promise<string> {
  const { user_id } = await tx
    .insertInto('user_identity')
    .values({ provider, subject, user_id: userId })
    .onConflict((oc) =>
      oc.columns(['provider', 'subject']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return user_id
}

/** The account of somebody the provider vouches for; made at the first sign-in. Powers are given in the console, never by the provider. */
export async function findOrCreateAccount(tx: Tx, profile: ProviderProfile): Promise<string> {
  const known = await accountOf(tx, 'iam', profile.subject)
  if (known) {
    await keepContact(tx, known, profile)
    return known
  }
  const { id } = await tx
    .insertInto('app_user')
    .values({ nickname: profile.nickname, user_type: profile.userType, roles: [profile.userType] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = await linkIdentity(tx, 'iam', profile.subject, id)
  if (owner === id) await enqueue(tx, 'search.index', { source: 'user', id })
  else await tx.deleteFrom('app_user').where('id', '=', id).execute()
  await keepContact(tx, owner, profile)
  return owner
}

/** Where mail goes: only an address that the provider has checked (IAM_SCOPE with `email`). Who wanted no mail keeps that wish. */
async function keepContact(tx: Tx, userId: string, { email }: ProviderProfile) {
  if (email === undefined) return
  await tx
    .insertInto('user_contact')
    .values({ user_id: userId, email })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ email }))
    .execute()
}

/** Asked for by the person: what the provider says replaces what was here. */
export async function updateProfile(tx: Tx, userId: string, profile: ProviderProfile) {
  const { nickname, userType } = profile
  await keepContact(tx, userId, profile)
  await tx
    .updateTable('app_user')
    .set({ nickname, user_type: userType })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('nickname', '!=', nickname), eb('user_type', '!=', userType)]))
    .execute()
  await enqueue(tx, 'search.index', { source: 'user', id: userId })
}
