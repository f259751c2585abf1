/**
 * `make search-quality`: how well search finds the demo corpus, beside what OpenSearch and PostgreSQL do by themselves on the
 * same texts, by kind of query, on both halves of the golden set. Ends with an error when a goal is missed on the held-out half.
 * `ARGS=--failing=tune` (or held-out) names the queries below 0.85; the held-out half is not for tuning.
 */
import { parseArgs } from 'node:util'
import { builtInAnalyser, trigrams } from './baselines.ts'
import { judgeDuplicates, printDuplicates } from './duplicates.ts'
import { missedGoals } from './goals.ts'
import { average, isAnswerable, judgeAll, type Judged } from './judge.ts'
import { judgeMadeQueries } from './made-queries.ts'
import { openGolden } from './open-golden.ts'
import type { Part } from './part.ts'
import { ours, oursWithoutEngine } from './systems.ts'

const { values } = parseArgs({ options: { failing: { type: 'string' } } })
const FAILING = 0.85

const golden = await openGolden()
try {
  const results = {
    ours: await judgeAll(ours(golden.deps)),
    'ours, engine away': await judgeAll(oursWithoutEngine(golden.deps)),
    'OpenSearch cjk': await judgeAll(await builtInAnalyser(golden.deps, 'cjk')),
    'OpenSearch standard': await judgeAll(await builtInAnalyser(golden.deps, 'standard')),
    'PostgreSQL trigrams': await judgeAll(await trigrams(golden.deps)),
  }
  for (const part of ['tune', 'held-out'] as const) print(part, results)
  if (values.failing) printFailing(results.ours.filter((one) => one.part === values.failing))
  for (const line of await judgeMadeQueries(ours(golden.deps))) console.log(line)
  const duplicates = await judgeDuplicates(golden.deps)
  printDuplicates(duplicates, values.failing)
  const missed = missedGoals(results, duplicates)
  for (const goal of missed) console.log(`SHORT  ${goal}`)
  console.log(missed.length === 0 ? '\nevery goal is met' : `\n${missed.length} goals missed`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await golden.close()
}

function print(part: Part, results: Record<string, Judged[]>) {
  const systems = Object.keys(results)
  console.log(`\n${part}: nDCG@10 / MRR / recall@10 / share without a result`)
  console.log(`${''.padEnd(36)}${systems.map((name) => name.padEnd(26)).join('')}`)
  const figures = (judged: readonly Judged[]) =>
    [
      average(judged.map((one) => one.ndcg)),
      average(judged.map((one) => one.reciprocalRank)),
      average(judged.map((one) => one.recall)),
      average(judged.map((one) => Number(one.found === 0))),
    ]
      .map((value) => value.toFixed(2))
      .join(' ')
      .padEnd(26)
  const row = (name: string, choose: (one: Judged) => boolean) => {
    const columns = systems.map((system) => (results[system] ?? []).filter((one) => one.part === part && choose(one)))
    const count = columns[0]?.length ?? 0
    if (count > 0) console.log(`${`${name} (${count})`.padEnd(36)}${columns.map(figures).join('')}`)
  }
  for (const kind of new Set(results['ours']?.map((one) => one.kind))) row(kind, (one) => one.kind === kind)
  row('all that have an answer', isAnswerable)
}

function printFailing(judged: readonly Judged[]) {
  for (const [kind, ofKind] of Map.groupBy(judged, (one) => one.kind)) {
    const failing = ofKind.filter((one) => one.ndcg < FAILING)
    if (failing.length > 0) console.log(`\n${kind}: ${failing.length} of ${ofKind.length} below ${FAILING}`)
    for (const { query, ndcg, ids } of failing) {
      const relevance = query.userRelevance ?? query.relevance
      const found = ids.slice(0, 6).map((id) => `${id}:${relevance[id] ?? 0}`)
      const wanted = Object.entries(relevance).map(([id, grade]) => `${id}:${grade}`)
      console.log(
        `  ${ndcg.toFixed(2)} ${query.id} ${query.query} | found ${found.join(' ')} | wanted ${wanted.slice(0, 6).join(' ')}`,
      )
    }
  }
}
