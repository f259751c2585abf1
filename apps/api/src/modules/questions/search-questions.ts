import type { Page, questions } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { findPieces } from '../search/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { listQuestions } from './list-questions.ts'
import { CARD_COLUMNS, type QuestionCardRow } from './question.columns.ts'
import { presentCard } from './question.presenter.ts'

/** Numbered pages, to a depth. With words the search engine says which, and the database while that is away. */
export async function searchQuestions(
  deps: Deps,
  request: questions.QuestionSearchRequest,
): Promise<Page<questions.QuestionCard>> {
  const { current, size, cursor, keyword, sort } = request
  refuseTooDeep({ current, size, cursor })
  if (keyword) return searchByWords(deps, request)
  const listed = { ...request, sort: sort === 'hot' ? ('hot' as const) : ('latest' as const) }
  const page = await listQuestions(deps, { ...listed, offset: cursor ? 0 : (current - 1) * size })
  return { ...page, current }
}

const SORTS = { relevance: 'relevance', latest: 'time', hot: 'heat' } as const

async function searchByWords(
  deps: Deps,
  { keyword, questionType, sectionId, tagId, unanswered, sort, current, size }: questions.QuestionSearchRequest,
): Promise<Page<questions.QuestionCard>> {
  const types = [
    ...(questionType === 1 ? [] : ['QUESTION' as const]),
    ...(questionType === 0 || unanswered ? [] : ['TOPIC' as const]),
  ]
  const filters = { sectionId, tagId, ...(unanswered && { answered: false }) }
  const { ids, total } = await findPieces(deps, { keyword, types, filters, sort: SORTS[sort], current, size })
  return toPage({ records: await loadQuestionCards(deps, ids), total, current, size })
}

/** Cards of these pieces, in this order; what readers may no longer see is left out. One statement. */
export async function loadQuestionCards(deps: Deps, ids: readonly string[]): Promise<questions.QuestionCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<QuestionCardRow>`
    select ${CARD_COLUMNS}, ${AUTHOR_COLUMNS} from question q join app_user u on u.id = q.author_id
    where q.id = any(${ids}::bigint[]) and q.status = 'published'`.execute(deps.db)
  const taxonomy = await loadTaxonomy(deps)
  const byId = new Map(rows.map((row) => [row.id, presentCard(row, taxonomy)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
