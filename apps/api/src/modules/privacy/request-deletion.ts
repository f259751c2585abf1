import { privacy } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { mayUseConsole, type Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { sendMessage } from '../messages/index.ts'

/** Asks to be forgotten: every session ends with this transaction, the account itself when the time to think again is over. */
export async function requestDeletion({ db }: Deps, member: Member, nickname: string, now = new Date()) {
  // Whoever answers for the site hands that over first.
  if (mayUseConsole(member)) throw new AppError('account.has_duties')
  const dueAt = new Date(now.getTime() + privacy.GRACE_DAYS * 24 * 3600_000)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ nickname: string; is_recent: boolean }>`
      select u.nickname, s.created_at > ${now}::timestamptz - make_interval(mins => ${privacy.RECENT_MINUTES}) as is_recent
      from app_user u join user_session s on s.id = ${member.sessionId} and s.user_id = u.id where u.id = ${member.id}`.execute(
      tx,
    )
    const account = rows[0]
    if (!account || account.nickname.trim() !== nickname.trim()) throw new AppError('account.name_differs')
    if (!account.is_recent) throw new AppError('signin.again')
    await sql`
      insert into account_deletion (user_id, requested_at, due_at) values (${member.id}, ${now}, ${dueAt})
      on conflict (user_id) do nothing`.execute(tx)
    await sql`update user_session set revoked_at = ${now} where user_id = ${member.id} and revoked_at is null`.execute(
      tx,
    )
    await audit(tx, member, { action: 'account.delete_requested', targetType: 'user', targetId: member.id })
  })
  return { dueAt: dueAt.toISOString() }
}

/** Somebody signs in: whoever asked to be forgotten has thought again. Part of the transaction that signs in. */
export async function takeBackDeletion(tx: Tx, userId: string) {
  const { rows } = await sql<{ requested_at: Date }>`
    delete from account_deletion where user_id = ${userId} and done_at is null returning requested_at`.execute(tx)
  const taken = rows[0]
  if (!taken) return
  await sendMessage(tx, {
    to: [userId],
    kind: 'notice',
    type: 'SYSTEM',
    refId: null,
    title: '注销申请已取消',
    content: '您在宽限期内重新登录，账号保持不变。仍要注销时，请在设置中重新申请。',
    cause: `deletion:${userId}:${taken.requested_at.getTime()}`,
  })
}
