import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { sendMessage } from '../messages/index.ts'
import { questionTag } from '../questions/index.ts'

type Row = {
  question_id: string
  answer_id: string
  question_type: number
  title: string
  author_id: string
  nickname: string
  content: string
  mention_ids: string[]
  answerer_id: string
  replied_to_id: string | null
}

/** As much of a comment as a message shows. */
const QUOTE_LENGTH = 100

/** Readers see a new comment: told are who was replied to, whose answer it is, and who is named; each person once, by what concerns him most. */
export async function followComment(deps: Deps, { commentId }: JobPayloads['comment.published']) {
  const { rows } = await sql<Row>`
    select c.question_id, c.answer_id, q.question_type, q.title, c.author_id, u.nickname, c.content, c.mention_ids,
      a.author_id as answerer_id, p.author_id as replied_to_id
    from answer_comment c join question q on q.id = c.question_id join answer a on a.id = c.answer_id
    join app_user u on u.id = c.author_id left join answer_comment p on p.id = c.reply_to_id
    where c.id = ${commentId} and c.status = 'published' and a.status = 'published' and q.status = 'published'`.execute(
    deps.db,
  )
  const comment = rows[0]
  if (!comment) return
  await deps.invalidation.publish([questionTag(comment.question_id)])
  const { nickname, author_id, answerer_id, replied_to_id } = comment
  const about = {
    type: comment.question_type === 0 ? ('QUESTION' as const) : ('TOPIC' as const),
    refId: comment.question_id,
    answerId: comment.answer_id,
    commentId,
    actorId: author_id,
    content: `《${comment.title}》${comment.content.slice(0, QUOTE_LENGTH)}`,
  }
  const told = new Set([author_id])
  const yet = (ids: readonly (string | null)[]) => {
    const news = ids.filter((id): id is string => id !== null && !told.has(id))
    for (const id of news) told.add(id)
    return [...new Set(news)]
  }
  await deps.db.transaction().execute(async (tx) => {
    const tell = (kind: 'commented' | 'mentioned', to: string[], title: string) =>
      sendMessage(tx, { ...about, to, kind, title, cause: `comment:${commentId}` })
    await tell('commented', yet([replied_to_id]), `${nickname} 回复了您的评论`)
    await tell('commented', yet([answerer_id]), `${nickname} 评论了您的回答`)
    await tell('mentioned', yet(comment.mention_ids), `${nickname} 在评论中提到了您`)
  })
}
