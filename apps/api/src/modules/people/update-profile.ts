import type { Input, profiles } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { ownProfile } from '../../policies/profile.policy.ts'
import { useFiles } from '../files/index.ts'
import { checkWords } from '../review/index.ts'

export type ProfileChange = Input<typeof profiles.updateMine>['body']

/** Changes one's own profile: what others read of it is checked like what they read elsewhere, and search follows. */
export async function updateProfile(deps: Deps, member: Member, change: ProfileChange) {
  const { ownerId } = ownProfile(member)
  const { nickname, title, company, bio, avatarFileId, privacy = {} } = change
  const words = { nickname, title, company, bio }
  const text = Object.values(words).filter(Boolean).join('\n')
  if (text) await checkWords(deps, text)
  const columns = defined({
    ...words,
    avatar_file_id: avatarFileId,
    shows_collects: privacy.showCollects,
    shows_follows: privacy.showFollows,
    shows_dynamics: privacy.showDynamics,
    shows_in_hot: privacy.showInHot,
  })
  if (Object.keys(columns).length === 0) return
  await deps.db.transaction().execute(async (tx) => {
    if (avatarFileId !== undefined) {
      const fileIds = avatarFileId === null ? [] : [avatarFileId]
      await useFiles(tx, { usedBy: `user:${ownerId}`, authorId: ownerId, fileIds, visible: true })
    }
    const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update app_user set ${sql.join(set)} where id = ${ownerId}`.execute(tx)
    const detail = { fields: Object.keys(columns).join() }
    await audit(tx, member, { action: 'profile.update', targetType: 'user', targetId: ownerId, detail })
    await enqueue(tx, 'search.index', { source: 'user', id: ownerId }, { key: `search.index:user:${ownerId}` })
    // A badge may have been waiting for a complete profile.
    await enqueue(tx, 'people.tally', { userId: ownerId }, { key: `people.tally:${ownerId}` })
    if (privacy.showInHot !== undefined) await enqueue(tx, 'home.refresh', {}, { key: 'home.refresh:asked' })
  })
}

const defined = (columns: Record<string, string | boolean | null | undefined>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
