import type { Page, questions } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { toTsQuery, wishesOf } from '../search/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { listQuestions } from './list-questions.ts'
import { CARD_COLUMNS, type QuestionCardRow } from './question.columns.ts'
import { presentCard } from './question.presenter.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

/** Counted that far and no further. */
const COUNT_LIMIT = 1000

/** Numbered pages, to a depth; with words, what the terms of title and beginning of the text hold. One statement either way. */
export async function searchQuestions(
  deps: Deps,
  request: questions.QuestionSearchRequest,
): Promise<Page<questions.QuestionCard>> {
  const { current, size, cursor, keyword } = request
  refuseTooDeep({ current, size, cursor })
  if (keyword) return searchByWords(deps, request)
  const page = await listQuestions(deps, { ...request, offset: cursor ? 0 : (current - 1) * size })
  return { ...page, current }
}

async function searchByWords(
  deps: Deps,
  { keyword, questionType, sectionId, tagId, unanswered, sort, current, size }: questions.QuestionSearchRequest,
): Promise<Page<questions.QuestionCard>> {
  const wishes = wishesOf(keyword)
  if (wishes.length === 0) return toPage({ records: [], total: 0, current, size })
  const conditions = sql.join(
    [
      sql`q.status = 'published' and q.search_terms @@ ${toTsQuery(wishes, 'all')}::tsquery`,
      ...(questionType === undefined ? [] : [sql`q.question_type = ${questionType}`]),
      ...(unanswered ? [sql`q.question_type = 0 and q.unanswered`] : []),
      ...(sectionId
        ? [sql`exists (select 1 from question_section s where s.question_id = q.id and s.section_id = ${sectionId})`]
        : []),
      ...(tagId ? [sql`exists (select 1 from question_tag t where t.question_id = q.id and t.tag_id = ${tagId})`] : []),
    ],
    sql` and `,
  )
  const order = sql.ref(sort === 'hot' ? 'q.heat' : 'q.published_at')
  const { rows } = await sql<QuestionCardRow & { total: string }>`
    select ${CARD_COLUMNS}, ${AUTHOR_COLUMNS},
      (select count(*) from (select 1 from question q where ${conditions} limit ${sql.lit(COUNT_LIMIT)}) counted) as total
    from question q join app_user u on u.id = q.author_id
    where ${conditions}
    order by ${order} desc, q.id desc limit ${size} offset ${(current - 1) * size}`.execute(deps.db)
  const taxonomy = await loadTaxonomy(deps)
  const total = Number(rows[0]?.total ?? 0)
  return toPage({ records: rows.map((row) => presentCard(row, taxonomy)), total, current, size })
}
