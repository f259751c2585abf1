import type { JudgedDuplicates } from './duplicates.ts'
import { average, isAnswerable, type Judged } from './judge.ts'

/** Issue 6, on the held-out half. */
export const GOALS = {
  ndcg: 0.85,
  mrr: { exact_code: 0.98, code_variant: 0.98, partial_code: 0.9 },
  duplicates: { recall: 0.85, falseAlarms: 0.1 },
}
const BASELINES = ['OpenSearch cjk', 'OpenSearch standard', 'PostgreSQL trigrams']

const ndcg = (judged: readonly Judged[]) => average(judged.map((one) => one.ndcg))

/** In words, what is short of its goal. */
export function missedGoals(results: Record<string, Judged[]>, duplicates: JudgedDuplicates): string[] {
  const heldOut = (system: string) => (results[system] ?? []).filter((one) => one.part === 'held-out')
  const own = heldOut('ours')
  const missed: string[] = []
  const want = (holds: boolean, goal: string) => holds || missed.push(goal)

  const overall = ndcg(own.filter(isAnswerable))
  want(overall >= GOALS.ndcg, `nDCG@10 overall ${overall.toFixed(3)}, goal ${GOALS.ndcg}`)
  for (const [kind, goal] of Object.entries(GOALS.mrr)) {
    const mrr = average(own.filter((one) => one.kind === kind).map((one) => one.reciprocalRank))
    want(mrr >= goal, `MRR of ${kind} ${mrr.toFixed(3)}, goal ${goal}`)
  }
  for (const kind of new Set(own.map((one) => one.kind))) {
    const ofKind = (judged: readonly Judged[]) => ndcg(judged.filter((one) => one.kind === kind))
    for (const baseline of BASELINES) {
      const [mine, theirs] = [ofKind(own), ofKind(heldOut(baseline))]
      want(
        mine > theirs || mine === 1,
        `${kind}: ${mine.toFixed(3)}, not ahead of ${baseline} with ${theirs.toFixed(3)}`,
      )
    }
  }
  const { recall, falseAlarms } = duplicates['held-out']
  want(recall >= GOALS.duplicates.recall, `duplicates: recall@3 ${recall.toFixed(3)}, goal ${GOALS.duplicates.recall}`)
  want(
    falseAlarms <= GOALS.duplicates.falseAlarms,
    `duplicates: false alarms ${falseAlarms.toFixed(3)}, goal at most ${GOALS.duplicates.falseAlarms}`,
  )
  return missed
}
