import { adminReview } from '@kms/contract'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { matches, OPEN } from './review-claim.ts'
import { presentRow, ROW_COLUMNS, ROW_JOINS, type ReviewRowRecord } from './review.columns.ts'

const DONE = sql`i.state in ('passed', 'returned')`

/** Open: the id. Done: when it was decided, in microseconds as PostgreSQL keeps it, and the id. */
const CURSORS = { open: /^()([1-9]\d{0,17})$/, done: /^(\d{1,17})\|([1-9]\d{0,17})$/ }

function positionOf(show: 'open' | 'done', cursor: string) {
  const match = CURSORS[show].exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (!match) throw new AppError('request.invalid', { fields: { cursor: '翻页位置有误' } })
  return { micros: match[1] ?? '', id: match[2] ?? '' }
}

/** One statement along the index of the tab. */
export async function listReviews({ db }: Deps, request: adminReview.ReviewListRequest) {
  const { show, size, cursor, authorId } = request
  const after = cursor === undefined ? undefined : positionOf(show, cursor)
  const of = authorId === undefined ? sql`true` : sql`i.author_id = ${authorId}`
  const tab = {
    open: {
      where: sql`${OPEN} and ${after ? sql`i.id > ${after.id}::bigint` : sql`true`}`,
      order: sql`i.id`,
    },
    done: {
      where: sql`${DONE} and ${after ? sql`(i.decided_at, i.id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::bigint)` : sql`true`}`,
      order: sql`i.decided_at desc, i.id desc`,
    },
  }[show]
  const { rows } = await sql<ReviewRowRecord & { micros: string | null }>`
    select ${ROW_COLUMNS}, (extract(epoch from i.decided_at) * 1000000)::bigint::text as micros
    from review_item i ${ROW_JOINS}
    where ${tab.where} and ${matches(request)} and ${of}
    order by ${tab.order} limit ${size + 1}`.execute(db)

  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const position = last && (show === 'open' ? last.id : `${last.micros}|${last.id}`)
  return {
    records: shown.map(presentRow),
    nextCursor: rows.length > size && position ? Buffer.from(position).toString('base64url') : null,
  }
}

/** The numbers on the tabs; counting stops where nobody cares any more. */
export async function countReviews({ db }: Deps) {
  const capped = (where: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select from review_item i where ${where} limit ${adminReview.REVIEW_COUNT_LIMIT}) few)`
  const { rows } = await sql<{ waiting: number; reports: number }>`
    select ${capped(OPEN)} as waiting, ${capped(sql`${OPEN} and i.reason = 'report'`)} as reports`.execute(db)
  return rows[0] ?? { waiting: 0, reports: 0 }
}
