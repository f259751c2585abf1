import { comments, type Page } from '@kms/contract'
import { sql } from 'kysely'
import { VISITOR, type Actor, type Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId } from '../../kernel/keyset-cursor.ts'
import { commentPolicy } from '../../policies/comment.policy.ts'
import { answerTypeOf } from '../answers/index.ts'
import { COMMENT_COLUMNS, type CommentRow } from './comment.columns.ts'
import { presentComment, presentReply } from './comment.presenter.ts'
import { toPage } from '../../kernel/paging.ts'

type Row = Omit<CommentRow, 'id'> & {
  /** Null in the one row of a page without comments. */
  id: string | null
  piece_id: string
  question_type: number
  total: number
}
export type CommentPage = { questionId: string; page: Page<comments.Comment> }

/** Comments as everybody sees them, oldest first: one statement for the page and whether it may be seen, one for the first replies. */
export async function listComments(
  deps: Deps,
  { answerId, parentId, size, cursor }: comments.CommentListRequest,
): Promise<CommentPage> {
  const [afterId] = cursor ? decodeKeyset(cursor, [isCursorId]) : []
  const place = parentId
    ? sql`c.thread_id = ${parentId} and c.answer_id = a.id`
    : sql`c.answer_id = a.id and c.thread_id is null`
  const total = parentId
    ? sql`coalesce((select reply_count from answer_comment where id = ${parentId}), 0)`
    : sql`a.comment_count`
  const { rows } = await sql<Row>`
    select q.id as piece_id, q.question_type, ${total} as total, page.*
    from answer a join question q on q.id = a.question_id left join lateral (
      select ${COMMENT_COLUMNS} from answer_comment c join app_user u on u.id = c.author_id
      where ${place} and c.status = 'published' ${afterId ? sql`and c.id > ${afterId}::bigint` : sql``}
      order by c.id limit ${size + 1}
    ) page on true
    where a.id = ${answerId} and a.status = 'published' and q.status = 'published'
    order by page.id`.execute(deps.db)
  const first = rows[0]
  if (!first) throw new AppError('answer.not_found')
  const found = rows.filter((row): row is Row & { id: string } => row.id !== null)
  const shown = found.slice(0, size)
  const replies = parentId ? new Map<string, CommentRow[]>() : await firstReplies(deps, shown)
  const type = answerTypeOf(first.question_type)
  const last = shown.at(-1)
  return {
    questionId: first.piece_id,
    page: toPage({
      records: shown.map((row) => presentComment(row, replies.get(row.id) ?? [], VISITOR, type)),
      total: first.total,
      size,
      nextCursor: found.length > size && last ? encodeKeyset([last.id]) : null,
    }),
  }
}

async function firstReplies({ db }: Deps, shown: readonly { id: string; reply_count: number }[]) {
  const threads = shown.filter((row) => row.reply_count > 0).map((row) => row.id)
  if (threads.length === 0) return new Map<string, CommentRow[]>()
  const { rows } = await sql<CommentRow & { thread_id: string }>`
    select reply.* from unnest(${threads}::bigint[]) thread (id), lateral (
      select ${COMMENT_COLUMNS} from answer_comment c join app_user u on u.id = c.author_id
      where c.thread_id = thread.id and c.status = 'published'
      order by c.id limit ${sql.lit(comments.FIRST_REPLIES)}
    ) reply order by reply.id`.execute(db)
  return Map.groupBy(rows, (row) => row.thread_id)
}

/** The same page as a member sees it: what he may do, and on the first page his own comments that readers don't see yet. */
export async function commentsForMember(
  { db }: Deps,
  member: Member,
  { answerId, cursor }: comments.CommentListRequest,
  page: Page<comments.Comment>,
): Promise<Page<comments.Comment>> {
  const records = page.records.map((comment) => ({
    ...comment,
    can: permissionsOf(member, comment),
    replies: comment.replies.map((reply) => ({ ...reply, can: permissionsOf(member, reply) })),
  }))
  if (cursor) return { ...page, records }
  const { rows } = await sql<CommentRow & { question_type: number }>`
    select ${COMMENT_COLUMNS}, q.question_type
    from answer_comment c join app_user u on u.id = c.author_id join question q on q.id = c.question_id
    where c.author_id = ${member.id} and c.answer_id = ${answerId} and c.status in ('pending', 'returned')
    order by c.id limit 5`.execute(db)
  for (const row of rows) {
    const type = answerTypeOf(row.question_type)
    const thread = records.find((comment) => comment.id === row.thread_id)
    if (thread) thread.replies.push(presentReply(row, member, type))
    else records.push(presentComment(row, [], member, type))
  }
  return { ...page, records }
}

const permissionsOf = (actor: Actor, { author, status }: comments.Reply) => {
  const subject = { authorId: author.id, status, answerShown: true }
  return { edit: commentPolicy.edit(actor, subject), reply: commentPolicy.reply(actor, subject) }
}
