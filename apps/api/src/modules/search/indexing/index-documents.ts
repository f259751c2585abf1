import { sql } from 'kysely'
import { isUnavailable } from '../../../adapters/search-engine.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { documentId, readVersions, type Source, type Version } from '../documents/index.ts'
import { writtenIndices } from './search-index.ts'

/** While the engine is away a change waits this long; the queue's own growing pauses would end minutes after an outage. */
const RETRY_SECONDS = 10
const AUTHOR_DELAY_SECONDS = 60
const BULK_TIMEOUT_MS = 120_000

type Needs = Pick<Deps, 'db' | 'search'>

/**
 * Brings the index to what PostgreSQL holds for one row. May run twice, late or out of order: it reads the newest row, and
 * the engine keeps what was read last.
 */
export async function indexDocument(
  deps: Needs & Pick<Deps, 'log'>,
  { source, id }: { source: Source; id: string },
): Promise<void> {
  try {
    await indexDocuments(deps, source, [id])
  } catch (error) {
    if (!isUnavailable(error)) throw error
    deps.log.warn({ reason: String(error), source, id }, 'the search engine is away: indexing later')
    const options = { key: `search.index:${source}:${id}`, delaySeconds: RETRY_SECONDS }
    await deps.db.transaction().execute((tx) => enqueue(tx, 'search.index', { source, id }, options))
  }
}

/** What somebody writes is what he is found by. Waits a little, so that a burst of writing becomes one change. */
export async function indexAuthorOf({ db }: Pick<Deps, 'db'>, table: 'question' | 'answer', id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ author_id: string }>`
      select author_id from ${sql.table(table)} where id = ${id}`.execute(tx)
    for (const { author_id } of rows) {
      const options = { key: `search.index:user:${author_id}`, delaySeconds: AUTHOR_DELAY_SECONDS }
      await enqueue(tx, 'search.index', { source: 'user', id: author_id }, options)
    }
  })
}

/** Several rows of one table. A rebuild that is on its way takes the change too. */
export async function indexDocuments(deps: Needs, source: Source, ids: readonly string[]): Promise<void> {
  // Asked for before reading: a rebuild that begins after this reads the change itself.
  const indices = await writtenIndices(deps.search)
  const readAt = await readingTime(deps)
  const versions = await readVersions[source](deps, { ids })
  for (const index of indices) await writeVersions(deps, index, versions, readAt)
}

/**
 * The time before a read, by the database's clock, in microseconds: the version of what was read. Every change is followed
 * by a job, and whoever reads after that job has begun reads the change too: the latest reading is always complete.
 */
export async function readingTime({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    select (extract(epoch from statement_timestamp()) * 1000000)::bigint as at`.execute(db)
  return Number(rows[0]?.at)
}

/** By the name of the index, not of the alias: a deletion through an alias that has just gone would make an index of that name. */
export async function writeVersions(
  { search }: Pick<Deps, 'search'>,
  index: string,
  versions: readonly Version[],
  readAt: number,
) {
  if (versions.length === 0) return
  const body = versions.flatMap(({ source, id, document }): object[] => {
    const head = { _index: index, _id: documentId(source, id), version: readAt, version_type: 'external_gte' }
    return document ? [{ index: head }, document] : [{ delete: head }]
  })
  const answer = (await search.client.bulk({ body: body as never }, { requestTimeout: BULK_TIMEOUT_MS })).body
  for (const item of answer.items) {
    const result = item.index ?? item.delete
    // 404: nothing to delete. 409: what was read later is there already.
    if (result?.error && result.status !== 409 && result.status !== 404)
      throw new Error(`${result._id} was not indexed: ${JSON.stringify(result.error)}`)
  }
}
