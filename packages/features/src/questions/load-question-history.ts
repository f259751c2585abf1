import { ApiError, type ConsoleApi } from '@kms/api-client'
import type { QuestionHistory } from '@kms/contract/questions'

/** The versions of a piece beside each other; for its author and for who looks after the place. */
export type HistoryPage = {
  kind: 'history'
  id: string
  questionType: 0 | 1
  title: string
  /** Readers have a page of it to go back to. */
  isPublished: boolean
  history: QuestionHistory
}

const NUMBER = /^[1-9]\d{0,8}$/

/** What the address asks for: `?history=newest`, or a version by number and `against` an older one. */
function wantedOf(query: URLSearchParams) {
  const [revision, against] = [query.get('history'), query.get('against')]
  if (revision === null || !(revision === 'newest' || NUMBER.test(revision))) return undefined
  const wanted = revision === 'newest' ? ('newest' as const) : Number(revision)
  return against !== null && NUMBER.test(against)
    ? { revision: wanted, against: Number(against) }
    : { revision: wanted }
}

/** Undefined where nothing was asked for, or for those whom it does not concern: they get the page itself. */
export async function loadQuestionHistory(
  api: ConsoleApi,
  id: string,
  query: URLSearchParams,
): Promise<HistoryPage | undefined> {
  const wanted = wantedOf(query)
  if (!wanted) return undefined
  const call = { params: { id }, query: wanted }
  const found =
    (await unlessWithheld(api.getOwnQuestion(call))) ?? (await unlessWithheld(api.adminListQuestionRevisions(call)))
  const newest = found?.history?.revisions[0]
  if (!found?.history || !newest) return undefined
  const { questionType, status, history } = found
  return { kind: 'history', id, questionType, title: newest.title, isPublished: status === 'published', history }
}

async function unlessWithheld<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}
