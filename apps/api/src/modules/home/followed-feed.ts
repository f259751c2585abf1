import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { presentQuestionCard, QUESTION_CARD_COLUMNS, type QuestionCardRow } from '../questions/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { presentReason } from './present-reason.ts'
import type { FeedPage } from './recommended-feed.ts'

type Request = { size: number; cursor?: string | undefined }
type Row = QuestionCardRow & { position: string; reason: 'author' | 'section' | 'tag'; ref: string }

/** 关注, newest first: one statement, an index range for each section, tag and person that the member follows. */
export async function listFollowed(deps: Deps, member: Member, { size, cursor }: Request): Promise<FeedPage> {
  const [time, id] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const before = (column: 'id' | 'question_id') =>
    cursor ? sql`and (l.published_at, l.${sql.ref(column)}) < (${time}::timestamptz, ${id}::bigint)` : sql``
  const newest = (kind: 'section' | 'tag', type: 0 | 1) => sql`
    (select l.question_id, l.published_at from ${sql.table(`question_${kind}`)} l
     where l.${sql.ref(`${kind}_id`)} = f.${sql.ref(`${kind}_id`)} and l.question_type = ${sql.lit(type)} ${before('question_id')}
     order by l.published_at desc, l.question_id desc limit ${size + 1})`
  const of = (kind: 'section' | 'tag') => sql`
    select n.question_id, n.published_at, ${sql.lit(kind)}, f.${sql.ref(`${kind}_id`)}
    from ${sql.table(`user_${kind}`)} f cross join lateral (${newest(kind, 0)} union all ${newest(kind, 1)}) n
    where f.user_id = ${member.id}`
  const ofAuthors = sql`
    select n.id, n.published_at, 'author', f.followee_id from user_focus f cross join lateral (
      select l.id, l.published_at from question l
      where l.author_id = f.followee_id and l.status = 'published' ${before('id')}
      order by l.published_at desc, l.id desc limit ${size + 1}) n
    where f.follower_id = ${member.id}`
  const { rows } = await sql<Row>`
    select ${QUESTION_CARD_COLUMNS}, ${AUTHOR_COLUMNS}, page.position::text as position, page.reason, page.ref::text as ref
    from (
      select distinct on (position, id) * from (${of('section')} union all ${of('tag')} union all ${ofAuthors}) place (id, position, reason, ref)
      order by position desc, id desc, reason, ref limit ${size + 1}
    ) page
    join question q on q.id = page.id
    join app_user u on u.id = q.author_id
    order by page.position desc, page.id desc`.execute(deps.db)

  const taxonomy = await loadTaxonomy(deps)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const records = shown.map((row) => ({
    ...presentQuestionCard(row, taxonomy),
    reason: row.reason === 'author' ? { kind: row.reason, name: row.author_nickname } : presentReason(row, taxonomy),
  }))
  const nextCursor = rows.length > size && last ? encodeKeyset([last.position, last.id]) : null
  return toPage({ records, total: rows.length, size, nextCursor })
}
