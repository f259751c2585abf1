import { faqs, userIdOf, userKeys } from '../demo/read-corpus.ts'
import { pieces } from '../demo/read-questions.ts'
import { partOf, type Part } from './part.ts'
import queryFile from './queries.json' with { type: 'json' }

export const DEPTH = 10
/** What counts as an answer for MRR and recall. */
const GOOD = 2

export type Query = {
  id: string
  kind: string
  query: string
  relevance: Record<string, number | undefined>
  userRelevance?: Record<string, number | undefined>
  heldOut?: boolean
}
/** What is found for a query, best first, as the index names it: `faq-1001`. */
export type Find = (keyword: string, what: 'content' | 'users') => Promise<string[]>

export type Judged = {
  query: Query
  kind: string
  part: Part
  ndcg: number
  reciprocalRank: number
  /** Share of the good ones that are among the first ten, of those that fit there. */
  recall: number
  found: number
  ids: string[]
}

/** From the name in the index to the name in the golden sets. */
const corpusIds = new Map<string, string>([
  ...faqs.map((entry) => [`faq-${entry.id}`, entry.corpusId] as const),
  ...pieces.map((entry) => [`question-${entry.id}`, entry.corpusId] as const),
])
export const corpusIdOf = (documentId: string) => corpusIds.get(documentId) ?? documentId

const gain = (grade: number) => 2 ** grade - 1
const discounted = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0)

/** How near the order of what was found comes to the best possible one. */
export const ndcgOf = (found: readonly number[], possible: readonly number[]) =>
  discounted(found) / discounted(possible.toSorted((a, b) => b - a))

/** Misspellings and pinyin that no dictionary lists are their own kind: they show what is understood without being told. */
const kindOf = ({ kind, heldOut }: Query) => (heldOut ? `${kind}, not in the dictionary` : kind)

export const isAnswerable = ({ kind }: Pick<Judged, 'kind'>) => kind !== 'zero_result'
export const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Puts every golden query and compares the order with the judgements. */
export async function judgeAll(find: Find): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const query of queryFile as Query[]) {
    const isUser = query.kind === 'user'
    const ids = await find(query.query, isUser ? 'users' : 'content')
    judged.push(judge(query, isUser ? ids.map(userKeyOf) : ids.map(corpusIdOf)))
  }
  return judged
}

const keysOfUsers = new Map(userKeys.map((key) => [`user-${userIdOf(key)}`, key]))
const userKeyOf = (documentId: string) => keysOfUsers.get(documentId) ?? documentId

function judge(query: Query, ids: string[]): Judged {
  const relevance = query.userRelevance ?? query.relevance
  const grades = Object.values(relevance).map((grade) => grade ?? 0)
  const found = ids.slice(0, DEPTH).map((id) => relevance[id] ?? 0)
  const first = found.findIndex((grade) => grade >= GOOD)
  const good = grades.filter((grade) => grade >= GOOD).length
  const expectsNothing = query.kind === 'zero_result'
  return {
    query,
    kind: kindOf(query),
    part: partOf(query.id),
    ndcg: expectsNothing ? Number(ids.length === 0) : ndcgOf(found, grades),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall: good === 0 ? 1 : found.filter((grade) => grade >= GOOD).length / Math.min(good, DEPTH),
    found: ids.length,
    ids,
  }
}
