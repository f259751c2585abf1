import type { Deps } from '@kms/api/kernel/deps'
import { findDuplicates, MOST_DUPLICATES } from '@kms/api/modules/search/duplicates/find-duplicates'
import duplicateFile from './duplicates.json' with { type: 'json' }
import { average, corpusIdOf } from './judge.ts'
import { partOf, type Part } from './part.ts'

type Entry = (typeof duplicateFile)[number]
type Judged = { entry: Entry; found: string[]; recall: number }
export type JudgedDuplicates = Record<Part, { recall: number; falseAlarms: number; judged: Judged[] }>

/** For every golden title, what would be offered while it is typed. */
export async function judgeDuplicates(deps: Deps): Promise<JudgedDuplicates> {
  const judged: Judged[] = []
  for (const entry of duplicateFile) {
    const offered = await findDuplicates(deps, entry.title)
    const found = offered.map(({ source, id }) => corpusIdOf(`${source}-${id}`))
    const hits = found.filter((id) => (entry.duplicates as string[]).includes(id)).length
    judged.push({ entry, found, recall: hits / Math.min(MOST_DUPLICATES, entry.duplicates.length) })
  }
  const of = (part: Part) => {
    const own = judged.filter(({ entry }) => partOf(entry.id) === part)
    const none = own.filter(({ entry }) => entry.duplicates.length === 0 && !entry.partial)
    return {
      judged: own,
      // The question is helped as soon as one of them is there.
      recall: average(own.filter(({ entry }) => entry.duplicates.length > 0).map(({ recall }) => Number(recall > 0))),
      falseAlarms: average(none.map(({ found }) => Number(found.length > 0))),
    }
  }
  return { tune: of('tune'), 'held-out': of('held-out') }
}

export function printDuplicates(duplicates: JudgedDuplicates, failing: string | undefined) {
  for (const [part, { judged, recall, falseAlarms }] of Object.entries(duplicates)) {
    const all = average(judged.filter(({ entry }) => entry.duplicates.length > 0).map((one) => one.recall))
    console.log(
      `\nduplicates, ${part}: recall@3 ${recall.toFixed(2)} (share of all that are listed ${all.toFixed(2)}), false alarms ${falseAlarms.toFixed(2)}`,
    )
    if (part !== failing) continue
    for (const { entry, found, recall: own } of judged) {
      const isWrong = entry.duplicates.length === 0 ? found.length > 0 && !entry.partial : own === 0
      if (isWrong)
        console.log(`  ${entry.id} ${entry.title} | offered ${found.join(' ')} | wanted ${entry.duplicates.join(' ')}`)
    }
  }
}
