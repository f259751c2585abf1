import type { adminNotices, Page } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import { refuseTooDeep, toPage } from '../../../kernel/paging.ts'
import { stateOf } from './shown-when.ts'

type Row = {
  id: string
  title: string
  is_pinned: boolean
  is_published: boolean
  published_at: Date
  ends_at: Date | null
  told_at: Date | null
  revision: number
  updated_at: Date
}
type WholeRow = Row & { content_html: string }

const COLUMNS = sql`id, title, is_pinned, is_published, published_at, ends_at, told_at, revision, updated_at`
export const NOTICE_COLUMNS = sql`${COLUMNS}, content_html`

const present = (row: Row): adminNotices.AdminNoticeRow => ({
  id: row.id,
  title: row.title,
  isPinned: row.is_pinned,
  isPublished: row.is_published,
  state: stateOf({ isPublished: row.is_published, startsAt: row.published_at, endsAt: row.ends_at }),
  publishedAt: row.published_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  toldAt: row.told_at?.toISOString() ?? null,
  revision: row.revision,
  updatedAt: row.updated_at.toISOString(),
})
const presentWhole = (row: WholeRow): adminNotices.AdminNotice => ({ ...present(row), content: row.content_html })

const IN_STATE = {
  draft: sql`not is_published`,
  shown: sql`is_published and published_at <= now() and coalesce(ends_at > now(), true)`,
  scheduled: sql`is_published and published_at > now() and coalesce(ends_at > now(), true)`,
  ended: sql`is_published and ends_at <= now()`,
}

/** For the console: some hundreds at most, so a window and a count are enough. */
export async function listNotices(
  { db }: Deps,
  { current, size, keyword, state }: adminNotices.NoticeListRequest,
): Promise<Page<adminNotices.AdminNoticeRow>> {
  refuseTooDeep({ current, size })
  const pattern = keyword && `%${likeWords(keyword)}%`
  const { rows } = await sql<Row & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total from notice
    where ${pattern ? sql`title ilike ${pattern}` : sql`true`} and ${state ? IN_STATE[state] : sql`true`}
    order by is_pinned desc, published_at desc, id desc limit ${size} offset ${(current - 1) * size}`.execute(db)
  return toPage({ records: rows.map(present), total: rows[0]?.total ?? 0, current, size })
}

export async function readNotice({ db }: Deps, id: string): Promise<adminNotices.AdminNotice> {
  const { rows } = await sql<WholeRow>`select ${NOTICE_COLUMNS} from notice where id = ${id}`.execute(db)
  if (!rows[0]) throw new AppError('notice.not_found')
  return presentWhole(rows[0])
}

/** The notice from the row that a writing statement gave back; none when somebody was faster, or it was never there. */
export async function changedNotice(tx: Tx, id: string, rows: readonly unknown[]): Promise<adminNotices.AdminNotice> {
  if (rows[0]) return presentWhole(rows[0] as WholeRow)
  const { rows: there } = await sql`select 1 from notice where id = ${id}`.execute(tx)
  throw new AppError(there.length > 0 ? 'notice.changed_elsewhere' : 'notice.not_found')
}
