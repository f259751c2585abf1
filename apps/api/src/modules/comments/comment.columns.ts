import type { comments } from '@kms/contract'
import { sql } from 'kysely'
import { AUTHOR_COLUMNS, type AuthorRow } from '../../kernel/public-user.ts'

type Mention = { id: string; nickname: string }

export type CommentRow = AuthorRow & {
  id: string
  answer_id: string
  question_id: string
  thread_id: string | null
  status: comments.Reply['status']
  return_reason: string
  revision: number
  content: string
  reply_count: number
  created_at: Date
  edited_at: Date | null
  mentions: Mention[]
  reply_to: Mention | null
}

/** From answer_comment joined as `c` and app_user as `u`. Names of the people it speaks to come with it; ids as text because JSON numbers end at 2^53. */
export const COMMENT_COLUMNS = sql`
  c.id, c.answer_id, c.question_id, c.thread_id, c.status, c.return_reason, c.revision, c.content, c.reply_count, c.created_at,
  c.edited_at, ${AUTHOR_COLUMNS},
  (select coalesce(json_agg(json_build_object('id', m.id::text, 'nickname', m.nickname) order by m.id), '[]')
   from app_user m where m.id = any(c.mention_ids)) as mentions,
  (select json_build_object('id', p.id::text, 'nickname', p.nickname)
   from answer_comment parent join app_user p on p.id = parent.author_id
   where parent.id = c.reply_to_id and parent.id <> c.thread_id) as reply_to`
