import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { tellBells } from './live/tell-bells.ts'
import { sendMessage } from './send-message.ts'

type Row = {
  /** Names the batch: microseconds since 1970. */
  opened: string
  author_id: string
  question_id: string
  question_type: number
  title: string
  likes: number
  first: string | null
}

/** Who liked it since the batch was opened, the author aside. */
const likesOf = (marks: 'question_like' | 'answer_like', key: 'question_id' | 'answer_id') => sql`
  select count(*)::int as likes, (array_agg(u.nickname order by m.created_at, m.user_id))[1] as first
  from ${sql.table(marks)} m join app_user u on u.id = m.user_id
  where m.${sql.ref(key)} = b.target_id and m.created_at >= b.opened_at and m.user_id <> piece.author_id`

const PIECES = {
  question: sql`
    join question piece on piece.id = b.target_id and piece.status = 'published'
    join question q on q.id = piece.id
    cross join lateral (${likesOf('question_like', 'question_id')}) liked`,
  answer: sql`
    join answer piece on piece.id = b.target_id and piece.status = 'published'
    join question q on q.id = piece.question_id and q.status = 'published'
    cross join lateral (${likesOf('answer_like', 'answer_id')}) liked`,
}

/** One message per batch: it grows with every like, and goes when all of them were taken back before it was read. */
export async function tellLikes({ db }: Deps, { targetType, targetId, on }: JobPayloads['message.liked']) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select (extract(epoch from b.opened_at) * 1000000)::bigint::text as opened, piece.author_id, q.id as question_id,
        q.question_type, q.title, liked.likes, liked.first
      from like_batch b ${PIECES[targetType]}
      where b.target_type = ${targetType} and b.target_id = ${targetId}`.execute(tx)
    const [piece] = rows
    if (!piece) return
    const cause = `liked:${targetType}:${targetId}:${piece.opened}`
    if (piece.likes === 0) return takeBack(tx, piece.author_id, cause)
    if (!on) return
    const isArticle = piece.question_type !== 0
    const name = targetType === 'answer' ? (isArticle ? '评论' : '回答') : isArticle ? '文章' : '问题'
    const people = piece.likes === 1 ? `${piece.first}` : `${piece.first} 等 ${piece.likes} 人`
    await sendMessage(tx, {
      to: [piece.author_id],
      kind: 'liked',
      type: isArticle ? 'TOPIC' : 'QUESTION',
      refId: piece.question_id,
      ...(targetType === 'answer' && { answerId: targetId }),
      title: `${people}赞了您的${name}`,
      content: `《${piece.title}》`,
      cause,
      renews: true,
    })
  })
}

async function takeBack(tx: Tx, userId: string, cause: string) {
  const { rows } = await sql`
    delete from message where user_id = ${userId} and cause = ${cause} and read_at is null returning id`.execute(tx)
  if (rows.length > 0) await tellBells(tx, [userId])
}
