import type { messages, messageSettings, Page } from '@kms/contract'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Mailbox } from '../../policies/message.policy.ts'
import { cappedCount, WHICH, type Which } from './message-queries.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

type PageRequest = { current: number; size: number; cursor?: string | undefined }

type Row = {
  total: number
  /** Null in the one row of an empty page, which carries the total. */
  id: string | null
  title: string
  content: string
  created_at: Date
  read_at: Date | null
  type: messages.MessageType
  ref_id: string | null
  kind: messageSettings.MessageKind
  answer_id: string | null
  comment_id: string | null
  actor_id: string | null
}

/** The id of the last record: ids follow the order of sending. Eighteen digits always fit a bigint. */
const CURSOR = /^[1-9]\d{0,17}$/

/** One statement: an index range of one member, newest first, and the capped total. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Mailbox,
  which: Which,
  { current, size, cursor }: PageRequest,
): Promise<Page<messages.Message>> {
  if (cursor !== undefined && !CURSOR.test(cursor))
    throw new AppError('request.invalid', { fields: { cursor: '翻页位置有误' } })
  refuseTooDeep({ current, size, cursor })
  const after = cursor === undefined ? sql`` : sql`and id < ${cursor}::bigint`
  const offset = cursor === undefined ? sql`offset ${(current - 1) * size}` : sql``

  const { rows } = await sql<Row>`
    select counted.total, page.*
    from (select ${cappedCount(ownerId, which)} as total) counted
    left join (
      select id, title, content, created_at, read_at, type, ref_id, kind, answer_id, comment_id, actor_id
      from message
      where user_id = ${ownerId} and ${WHICH[which]} ${after}
      order by id desc
      limit ${size + 1} ${offset}
    ) page on true
    order by page.id desc`.execute(db)

  const found = rows.filter((row): row is Row & { id: string } => row.id !== null)
  const shown = found.slice(0, size)
  const total = rows[0]?.total ?? 0
  const nextCursor = found.length > size ? (shown.at(-1)?.id ?? null) : null
  return toPage({ records: shown.map(present), total, current, size, nextCursor })
}

const present = (row: Row & { id: string }): messages.Message => ({
  id: row.id,
  title: row.title,
  content: row.content,
  createDate: row.created_at.toISOString(),
  isRead: row.read_at !== null,
  type: row.type,
  refId: row.ref_id,
  kind: row.kind,
  answerId: row.answer_id,
  commentId: row.comment_id,
  actorId: row.actor_id,
})
