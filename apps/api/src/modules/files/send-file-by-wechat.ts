import { AppError } from '../../kernel/app-error.ts'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { mayReceiveFile } from '../../policies/file.policy.ts'
import { inWords } from './file-kinds.ts'

type Request = { questionId: string; fileId: string }

/** The download of a question's attachment, as a message in the caller's own WeChat. Nobody else's can be named. */
export async function sendFileByWeChat({ db, store, wechat }: Deps, member: Member, { questionId, fileId }: Request) {
  const file = await db
    .selectFrom('file_use as u')
    .innerJoin('file as f', 'f.id', 'u.file_id')
    .leftJoin('user_identity as i', (join) => join.on('i.provider', '=', 'wechat').on('i.user_id', '=', member.id))
    .select([
      'f.name',
      'f.size',
      'f.key',
      'f.state',
      'f.purpose',
      'f.owner_id as ownerId',
      'u.visible',
      'i.subject as openId',
    ])
    .where('u.used_by', '=', `question:${questionId}`)
    .where('u.file_id', '=', fileId)
    .orderBy('i.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!file || file.purpose !== 'attachment' || !mayReceiveFile(member, file)) throw new AppError('file.not_found')
  if (!file.openId) throw new AppError('wechat.not_linked')
  const url = store.downloadAddress(file.key, file.name)
  const text = `${file.name}（${inWords(Number(file.size))}）\n请在 24 小时内下载：\n${url}`
  await wechat.sendText(file.openId, text)
}
