import { faq } from '@kms/contract'
import { faqs } from '../demo/read-corpus.ts'
import queryFile from './queries.json' with { type: 'json' }

const DEPTH = 10

type Query = {
  id: string
  kind: string
  query: string
  relevance: Record<string, number | undefined>
  heldOut?: boolean
}
/** Answers a request with the ids of FAQs, best first. */
export type Find = (request: faq.FaqSearchRequest) => Promise<string[]>
export type Judged = { query: Query; kind: string; ndcg: number; reciprocalRank: number; found: number }

const corpusIds = new Map(faqs.map((entry) => [entry.id, entry.corpusId]))

const gain = (grade: number) => 2 ** grade - 1
const discounted = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0)

/** Puts every golden query that a FAQ can answer and compares the order with the judgements. */
export async function judgeAll(find: Find): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const query of queryFile as Query[]) {
    // People are not FAQs; and the set also covers questions and articles.
    const grades = Object.entries(query.relevance).flatMap(([id, grade]) =>
      id.startsWith('faq-') && grade ? [grade] : [],
    )
    const expectsNothing = query.kind === 'zero_result'
    if (query.kind === 'user' || (grades.length === 0 && !expectsNothing)) continue

    const ids = await find(faq.FaqSearchRequest.parse({ keyword: query.query, size: DEPTH }))
    const found = ids.map((id) => query.relevance[corpusIds.get(id) ?? ''] ?? 0)
    const first = found.findIndex((grade) => grade >= 2)
    const best = discounted(grades.toSorted((a, b) => b - a))
    judged.push({
      query,
      kind: query.heldOut ? `${query.kind} (held out)` : query.kind,
      ndcg: expectsNothing ? Number(ids.length === 0) : discounted(found) / best,
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
      found: ids.length,
    })
  }
  return judged
}

export const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const isAnswerable = ({ kind }: Judged) => kind !== 'zero_result'
