import type { Page, questions } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { findPieces, newSearchId } from '../search/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { listQuestions } from './list-questions.ts'
import { CARD_COLUMNS, type QuestionCardRow } from './question.columns.ts'
import { presentCard } from './question.presenter.ts'

type Request = questions.QuestionSearchRequest

/** Numbered pages, to a depth, of all that the filters leave. */
export async function listInPages(deps: Deps, request: Request): Promise<Page<questions.QuestionCard>> {
  const { current, size, cursor, sort } = request
  refuseTooDeep({ current, size, cursor })
  const listed = { ...request, sort: sort === 'hot' ? ('hot' as const) : ('latest' as const) }
  const page = await listQuestions(deps, { ...listed, offset: cursor ? 0 : (current - 1) * size })
  return { ...page, current }
}

const SORTS = { relevance: 'relevance', latest: 'time', hot: 'heat' } as const
const TYPES = ['QUESTION', 'TOPIC'] as const

/** The search engine says which, and the database while that is away. */
export async function searchByWords(deps: Deps, request: Request, { sort, sectionId, tagId, answered }: Asked) {
  const { keyword, questionType, unanswered, current, size, cursor } = request
  refuseTooDeep({ current, size, cursor })
  const types = TYPES.filter((type) => (type === 'QUESTION' ? questionType !== 1 : questionType !== 0 && !unanswered))
  const filters = { sectionId, tagId, answered }
  const { ids, total, degraded } = await findPieces(deps, { keyword, types, filters, sort, current, size })
  const searchId = newSearchId()
  const result = { ...toPage({ records: await loadQuestionCards(deps, ids), total, current, size }), searchId }
  const records = result.records.map(({ id, questionType: type }) => ({ id, type: TYPES[type] }))
  return { result, outcome: { searchId, total, degraded, records } }
}

type Asked = ReturnType<typeof askedOf>
/** The request in the words of a search, as its log keeps it. */
export const askedOf = ({ keyword, questionType, sectionId, tagId, unanswered, sort, current }: Request) => ({
  ...{ keyword, sectionId, tagId, current },
  ...(unanswered && { answered: false }),
  sort: SORTS[sort],
  type: TYPES[questionType ?? 0],
  purpose: 'search' as const,
})

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
