import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { readVersions, SOURCES, type Source } from '../documents/index.ts'
import { readingTime, writeVersions } from './index-documents.ts'
import {
  createIndex,
  currentIndex,
  endLoading,
  isIndexName,
  newIndexName,
  nextAlias,
  searchAlias,
} from './search-index.ts'

const BATCH = 500
/** The engine analyses one batch per core; more would only queue. */
const BATCHES_ON_THE_WAY = 3
/** Any number will do as long as nothing else in the product uses it. */
const REBUILD_LOCK = 7_301_001

type Needs = Pick<Deps, 'db' | 'search'>
type Report = (documents: number) => unknown

/**
 * Builds a new index from PostgreSQL beside the one that serves, then lets the alias stand for it: searching never stops.
 * Meanwhile jobs write to both (index-documents.ts), so the new one has missed nothing when it takes over. New synonyms and a
 * new way of analysing come into use this way too.
 */
export async function rebuildIndex(
  deps: Needs,
  report: Report = () => {},
): Promise<{ index: string; documents: number }> {
  return deps.db.connection().execute(async (locked) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${REBUILD_LOCK}) as got`.execute(locked)
    if (!rows[0]?.got) throw new Error('another rebuild of the search index is running')
    try {
      return await rebuild(deps, report)
    } finally {
      await sql`select pg_advisory_unlock(${REBUILD_LOCK})`.execute(locked)
    }
  })
}

async function rebuild(deps: Needs, report: Report) {
  const { client, prefix } = deps.search
  const previous = await currentIndex(deps.search)
  await removeLeftovers(deps.search, previous)
  const index = newIndexName(prefix)
  await createIndex(deps.search, index, 'loading')
  await client.indices.putAlias({ index, name: nextAlias(prefix) })

  let documents = 0
  for (const source of SOURCES) documents = await copy(deps, index, source, documents, report)
  await endLoading(deps.search, index)
  const add = { add: { index, alias: searchAlias(prefix) } }
  const remove = [
    { remove: { index, alias: nextAlias(prefix) } },
    ...(previous ? [{ remove: { index: previous, alias: searchAlias(prefix) } }] : []),
  ]
  await client.indices.updateAliases({ body: { actions: [add, ...remove] } })
  if (previous) await client.indices.delete({ index: previous })
  return { index, documents }
}

/** Walks a table by id: the cost of a batch is the same at the beginning and at the end. */
async function copy(deps: Needs, index: string, source: Source, before: number, report: Report): Promise<number> {
  let afterId = '0'
  let documents = before
  const onTheWay: Promise<void>[] = []
  for (;;) {
    const readAt = await readingTime(deps)
    const batch = await readVersions[source](deps, { afterId, limit: BATCH })
    const last = batch.at(-1)
    if (onTheWay.length >= BATCHES_ON_THE_WAY || !last) await onTheWay.shift()
    if (!last) break
    // A row that is hidden now may have been written by a job before it was hidden: deletions are sent too.
    const sending = writeVersions(deps, index, batch, readAt)
    // A failure is noticed when its turn comes; until then it must not count as unhandled.
    sending.catch(() => {})
    onTheWay.push(sending)
    afterId = last.id
    documents += batch.filter(({ document }) => document).length
    await report(documents)
  }
  await Promise.all(onTheWay)
  return documents
}

/** Indices of rebuilds that were cut short. */
async function removeLeftovers({ client, prefix }: Deps['search'], current: string | undefined) {
  const answer = await client.indices.get({ index: `${searchAlias(prefix)}-*` }, { ignore: [404] })
  const names = Object.keys(answer.body as object).filter((name) => isIndexName(prefix, name) && name !== current)
  for (const name of names) await client.indices.delete({ index: name })
}
