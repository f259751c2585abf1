import { session } from '@kms/contract'
import type { Db } from '@kms/db'
import { mayUseConsole, type Actor, type Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'

export const VISITOR_INFO: session.UserInfo = Object.freeze({
  id: '0',
  openId: null,
  visitorFlag: 1,
  nickname: '游客',
  title: '',
  userType: 'visitor',
  roles: [],
  isBigV: false,
  can: { openConsole: false },
})

export const userInfoOf = (db: Db, actor: Actor): session.UserInfo | Promise<session.UserInfo> =>
  actor.kind === 'visitor' ? VISITOR_INFO : memberInfo(db, actor)

/** One statement: the account and, if there is one, its WeChat identity. */
async function memberInfo(db: Db, member: Member): Promise<session.UserInfo> {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin('user_identity as i', (join) => join.onRef('i.user_id', '=', 'u.id').on('i.provider', '=', 'wechat'))
    .select(['u.nickname', 'u.title', 'u.user_type', 'u.is_big_v', 'i.subject as open_id'])
    .where('u.id', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new AppError('auth.required')
  return {
    id: member.id,
    openId: row.open_id,
    visitorFlag: 0,
    nickname: row.nickname,
    title: row.title,
    userType: session.UserType.catch('customer').parse(row.user_type),
    roles: [...member.roles],
    isBigV: row.is_big_v,
    can: { openConsole: mayUseConsole(member) },
  }
}
