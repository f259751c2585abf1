import type { adminQuestions } from '@kms/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId } from '../../kernel/keyset-cursor.ts'
import { likeWords } from '../../kernel/like-pattern.ts'
import { textTerms } from '../search/index.ts'
import { undoUntil } from './merge/merge-question.ts'

type Row = {
  id: string
  /** Of the piece, or of the merge. */
  position: string
  question_type: 0 | 1
  title: string
  author_id: string
  nickname: string
  published_at: Date
  answer_count: number
  view_count: string
  target_id: string | null
  target_title: string | null
  target_shown: boolean
  moderator: string | null
  merged_at: Date | null
}

const COLUMNS = sql`q.id, q.question_type, q.title, q.author_id, u.nickname, q.published_at, q.answer_count, q.view_count`
const NOT_MERGED = sql`null as target_id, null as target_title, false as target_shown, null as moderator, null as merged_at`
const MERGED = sql`t.id as target_id, t.title as target_title, t.status = 'published' as target_shown, w.nickname as moderator, m.merged_at`
const MERGES = sql`question_merge m join question q on q.id = m.question_id join app_user u on u.id = q.author_id
  join question t on t.id = m.target_id join app_user w on w.id = m.moderator_id`

/** One statement: an index range by number, the newest first, or the words' own index. */
export async function listAdminQuestions({ db }: Deps, request: adminQuestions.AdminQuestionListRequest) {
  const { size, cursor, show, keyword, questionType } = request
  const [before] = cursor ? decodeKeyset(cursor, [isCursorId]) : []
  const isMerged = show === 'merged'
  const position = isMerged ? sql`m.id` : sql`q.id`
  const where = sql.join(
    [
      isMerged ? sql`m.undone_at is null` : sql`q.status = 'published'`,
      ...(before ? [sql`${position} < ${before}::bigint`] : []),
      ...(questionType === undefined ? [] : [sql`q.question_type = ${questionType}`]),
      ...(keyword ? [wordsOf(keyword, isMerged)] : []),
    ],
    sql` and `,
  )
  const { rows } = await sql<Row>`
    select ${COLUMNS}, ${position} as position, ${isMerged ? MERGED : NOT_MERGED}
    from ${isMerged ? MERGES : sql`question q join app_user u on u.id = q.author_id`}
    where ${where} order by ${position} desc limit ${size + 1}`.execute(db)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    records: shown.map(present),
    nextCursor: rows.length > size && last ? encodeKeyset([last.position]) : null,
  }
}

/** A number, or an address that ends with one, names a piece; anything else are words of it. */
function wordsOf(keyword: string, isMerged: boolean): RawBuilder<unknown> {
  const id = /(?:^|\/question\/)([1-9]\d{0,17})(?:$|[?#])/.exec(keyword)?.[1]
  if (id) return isMerged ? sql`(q.id = ${id} or m.target_id = ${id})` : sql`q.id = ${id}`
  if (isMerged) return sql`q.title ilike ${`%${likeWords(keyword)}%`}`
  const terms = textTerms(keyword)
  if (terms.length === 0) return sql`false`
  return sql`q.search_terms @@ ${terms.map((term) => `'${term}'`).join(' & ')}::tsquery`
}

const present = (row: Row): adminQuestions.AdminQuestionRow => ({
  id: row.id,
  questionType: row.question_type,
  title: row.title,
  author: { id: row.author_id, nickname: row.nickname },
  publishedAt: row.published_at.toISOString(),
  answerCount: row.answer_count,
  viewCount: Number(row.view_count),
  merged:
    row.target_id === null || row.merged_at === null
      ? null
      : {
          into: { id: row.target_id, title: row.target_title ?? '' },
          by: row.moderator ?? '',
          at: row.merged_at.toISOString(),
          undoUntil: untilWhen(row.merged_at, row.target_shown),
        },
})

function untilWhen(mergedAt: Date, targetShown: boolean) {
  const until = undoUntil(mergedAt)
  return targetShown && until > new Date() ? until.toISOString() : null
}
