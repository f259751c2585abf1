import type { Deps } from '../../../kernel/deps.ts'
import { documentId, readVersions, SOURCES, type Source, type Version } from '../documents/index.ts'
import { indexDocuments } from './index-documents.ts'
import { searchAlias, writtenIndices } from './search-index.ts'

const BATCH = 500
/** The most that one answer of the engine may hold. */
const MOST_HITS = 10_000

type Needs = Pick<Deps, 'db' | 'search'>

export type Comparison = {
  compared: number
  /** In PostgreSQL and not found, or found in another state. */
  outdated: number
  /** Found and not to be found any more. */
  left: number
}

/**
 * Compares the whole index with PostgreSQL, row by row and stamp by stamp, and writes again what differs. Both are walked by
 * id, a batch at a time, so it runs beside everything else.
 */
export async function checkIndex(deps: Needs): Promise<Comparison> {
  // A new engine gets its index here.
  await writtenIndices(deps.search)
  await deps.search.client.indices.refresh({ index: searchAlias(deps.search.prefix) })
  const total: Comparison = { compared: 0, outdated: 0, left: 0 }
  for (const source of SOURCES) {
    let afterId: string | undefined = '0'
    while (afterId !== undefined) {
      const batch: Version[] = await readVersions[source](deps, { afterId, limit: BATCH })
      const lastId: string | undefined = batch.length === BATCH ? batch.at(-1)?.id : undefined
      await compare(deps, source, batch, { afterId, lastId }, total)
      afterId = lastId
    }
  }
  return total
}

async function compare(
  deps: Needs,
  source: Source,
  batch: readonly Version[],
  { afterId, lastId }: { afterId: string; lastId: string | undefined },
  total: Comparison,
) {
  const stamps = await stampsBetween(deps.search, source, afterId, lastId)
  const visible = batch.filter(({ document }) => document)
  const outdated = visible.filter(({ id, document }) => stamps.get(documentId(source, id)) !== document?.stamp)
  const wanted = new Set(visible.map(({ id }) => documentId(source, id)))
  const left = [...stamps.keys()].filter((key) => !wanted.has(key)).map((key) => key.slice(source.length + 1))
  total.compared += visible.length
  total.outdated += outdated.length
  total.left += left.length
  const ids = [...outdated.map(({ id }) => id), ...left]
  // Read again: what differed a moment ago may have been put right by a job since.
  for (let at = 0; at < ids.length; at += BATCH) await indexDocuments(deps, source, ids.slice(at, at + BATCH))
}

/** What the index holds of a range of ids. */
async function stampsBetween(
  { client, prefix }: Deps['search'],
  source: Source,
  afterId: string,
  lastId: string | undefined,
) {
  const stamps = new Map<string, string>()
  let from = Number(afterId)
  for (;;) {
    const range = { gt: from, ...(lastId && { lte: Number(lastId) }) }
    const answer = await client.search({
      index: searchAlias(prefix),
      body: {
        size: MOST_HITS,
        _source: ['stamp', 'id'],
        query: { bool: { filter: [{ term: { source } }, { range: { id: range } }] } },
        sort: [{ id: 'asc' }],
      } as never,
    })
    const hits = answer.body.hits.hits as { _id: string; _source: { stamp: string; id: number } }[]
    for (const hit of hits) stamps.set(hit._id, hit._source.stamp)
    const last = hits.at(-1)
    if (!last || hits.length < MOST_HITS) return stamps
    from = last._source.id
  }
}
