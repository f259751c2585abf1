/**
 * `node seeds/golden/measure.ts [--each]`: how well search finds the demo FAQs, from the engine and from the database:
 * nDCG@10 and MRR per kind of query (zero_result: share of queries that find nothing). Wants a database with the demo set
 * and nothing else. The figures compare two states of the code; they are not for tuning to single queries.
 */
import { faqAlias } from '@kms/api/modules/search/faq-index'
import { faqQuery } from '@kms/api/modules/search/faq-query'
import { searchFaqsFallback } from '@kms/api/modules/search/search-faqs-fallback'
import { openSeeding } from '../open-seeding.ts'
import { average, isAnswerable, judgeAll, type Find, type Judged } from './judge.ts'

const seeding = openSeeding()
const sources: Record<string, Find> = {
  engine: async (request) => {
    const answer = await seeding.search.search(faqAlias(seeding.search.prefix), faqQuery(request, 5_000))
    return answer.hits.map((hit) => hit._id)
  },
  database: async (request) => (await searchFaqsFallback(seeding, request)).hits.map((hit) => hit.id),
}

function print(name: string, judged: readonly Judged[]) {
  const ndcg = average(judged.map((one) => one.ndcg)).toFixed(3)
  const mrr = judged.some(isAnswerable) ? average(judged.map((one) => one.reciprocalRank)).toFixed(3) : '    –'
  console.log(`${name.padEnd(24)} ${String(judged.length).padStart(7)}    ${ndcg}  ${mrr}`)
}

for (const [source, find] of Object.entries(sources)) {
  const judged = await judgeAll(find)
  if (process.argv.includes('--each')) {
    for (const { query, ndcg, found } of judged)
      console.log(source, query.id, query.query, ndcg.toFixed(2), `${found} found`)
  }
  console.log(`\n${source.padEnd(24)} queries  nDCG@10    MRR`)
  for (const [kind, ofKind] of Map.groupBy(judged, (one) => one.kind)) print(kind, ofKind)
  print('all but zero_result', judged.filter(isAnswerable))
}
await seeding.close()
