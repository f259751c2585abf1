import type { dynamics } from '@kms/contract'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { DYNAMIC_COLUMNS, IS_READABLE, PIECES_JOIN, presentDynamic, type DynamicRow } from './dynamic.presenter.ts'
import type { PageRequest } from './list-people.ts'

/** Questions and articles, answers and comments, or both: two index ranges at most. */
export type Family = 'all' | 'posts' | 'replies'
const RANGES: Record<Family, readonly boolean[]> = { all: [false, true], posts: [false], replies: [true] }

/** Beyond a page, for rows whose piece went away a moment ago and whose job has not run yet. */
const SPARE = 5

type Request = PageRequest & { family: Family }
type Row = DynamicRow & { position: string }

/** What one person did, newest first: one statement, one index range for each family. */
export function listDynamicsOf(deps: Deps, authorId: string, request: Request): Promise<dynamics.DynamicsPage> {
  refuseTooDeep(request)
  const offset = request.cursor ? 0 : (request.current - 1) * request.size
  const most = offset + request.size + 1 + SPARE
  return readPage(deps, sql`(${newest(sql`${authorId}`, request, most)}) d`, request, offset)
}

/**
 * What those did whom the reader follows: fan-in. Each contributes its newest few from the index, and the newest of all are
 * kept. An author costs one row to write, however many follow; a reader costs one short range for each person followed.
 */
export function listFollowedDynamics(deps: Deps, readerId: string, request: Request): Promise<dynamics.DynamicsPage> {
  if (request.current > 1 && !request.cursor) throw new AppError('request.too_deep')
  const source = sql`
    (select n.* from user_focus f join app_user p on p.id = f.followee_id and p.shows_dynamics and not 'banned' = any(p.roles)
     cross join lateral (${newest(sql.ref('f.followee_id'), request, request.size + 1 + SPARE)}) n
     where f.follower_id = ${readerId}
     order by n.at desc, n.id desc limit ${(request.size + 1 + SPARE) * 2}) d`
  return readPage(deps, source, request, 0)
}

function newest(author: RawBuilder<unknown>, { family, cursor }: Request, most: number) {
  const [time, id] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const before = cursor ? sql`and (r.at, r.id) < (${time}::timestamptz, ${id}::bigint)` : sql``
  const ranges = RANGES[family].map(
    (isReply) => sql`(select r.id, r.author_id, r.kind, r.target_id, r.question_id, r.at from dynamic r
      where r.author_id = ${author} and r.is_reply = ${sql.lit(isReply)} and r.visible ${before}
      order by r.at desc, r.id desc limit ${most})`,
  )
  return sql.join(ranges, sql` union all `)
}

async function readPage(deps: Deps, source: RawBuilder<unknown>, { size, current }: Request, offset: number) {
  const { rows } = await sql<Row>`
    select ${DYNAMIC_COLUMNS}, ${AUTHOR_COLUMNS}, d.at::text as position
    from ${source} ${PIECES_JOIN} join app_user u on u.id = d.author_id
    where ${IS_READABLE}
    order by d.at desc, d.id desc limit ${size + 1} offset ${offset}`.execute(deps.db)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const nextCursor = rows.length > size && last ? encodeKeyset([last.position, last.id]) : null
  const page = toPage({ records: shown.map(presentDynamic), total: offset + rows.length, current, size, nextCursor })
  return { ...page, hidden: false }
}
