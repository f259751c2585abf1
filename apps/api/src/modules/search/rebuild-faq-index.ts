import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { readFaqVersions, type FaqRange, type FaqVersion } from './faq-document.ts'
import { createFaqIndex, currentFaqIndex, endLoading, faqAlias, isFaqIndexName, newFaqIndexName } from './faq-index.ts'

const BATCH = 500
/** The engine analyses one batch per core; more would only queue. */
const BATCHES_ON_THE_WAY = 3
const BULK_TIMEOUT_MS = 120_000
/** A row carries the time its transaction began: look back further than any transaction may last. */
const LOOK_BACK_MS = 60_000
/** Any number will do as long as nothing else in the product uses it. */
const REBUILD_LOCK = 7_301_001

type Needs = Pick<Deps, 'db' | 'search'>
type Report = (documents: number) => unknown

/**
 * Builds a new index from PostgreSQL beside the one that serves, then lets the alias stand for it: searching never stops.
 * Jobs go on writing through the alias meanwhile. What they wrote to the old index is read again from PostgreSQL, once
 * before the change of the alias and once after it.
 */
export async function rebuildFaqIndex(
  deps: Needs,
  report: Report = () => {},
): Promise<{ index: string; documents: number }> {
  return deps.db.connection().execute(async (locked) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${REBUILD_LOCK}) as got`.execute(locked)
    if (!rows[0]?.got) throw new Error('another rebuild of the FAQ index is running')
    try {
      return await rebuild(deps, report)
    } finally {
      await sql`select pg_advisory_unlock(${REBUILD_LOCK})`.execute(locked)
    }
  })
}

async function rebuild(deps: Needs, report: Report) {
  const { search } = deps
  const started = new Date(Date.now() - LOOK_BACK_MS)
  const previous = await currentFaqIndex(search)
  await removeLeftovers(search, previous)
  const index = newFaqIndexName(search.prefix)
  await createFaqIndex(search, index, 'loading')

  const documents = await copy(deps, index, undefined, report)
  await copy(deps, index, started)
  await endLoading(search, index)
  await search.client.indices.updateAliases({
    body: {
      actions: [
        ...(previous ? [{ remove: { index: previous, alias: faqAlias(search.prefix) } }] : []),
        { add: { index, alias: faqAlias(search.prefix) } },
      ],
    },
  })
  await copy(deps, index, started)
  if (previous) await search.client.indices.delete({ index: previous })
  return { index, documents }
}

/** Walks the table by id: the cost of a batch is the same at the beginning and at the end. */
async function copy(deps: Needs, index: string, changedSince?: Date, report?: Report): Promise<number> {
  let afterId = '0'
  let documents = 0
  const onTheWay: Promise<void>[] = []
  for (;;) {
    const range: FaqRange = { afterId, limit: BATCH, ...(changedSince && { changedSince }) }
    const batch = await readFaqVersions(deps, range)
    const last = batch.at(-1)
    if (onTheWay.length >= BATCHES_ON_THE_WAY || !last) await onTheWay.shift()
    if (!last) break
    const sending = send(deps, index, batch)
    // A failure is noticed when its turn comes; until then it must not count as unhandled.
    sending.catch(() => {})
    onTheWay.push(sending)
    afterId = last.id
    documents += batch.filter((faq) => faq.document).length
    await report?.(documents)
  }
  await Promise.all(onTheWay)
  return documents
}

async function send({ search }: Needs, index: string, batch: FaqVersion[]) {
  const body = batch.flatMap(({ id, version, document }): object[] => {
    const head = { _index: index, _id: id, version: Number(version), version_type: 'external_gte' }
    return document ? [{ index: head }, document] : [{ delete: head }]
  })
  const answer = (await search.client.bulk({ body: body as never }, { requestTimeout: BULK_TIMEOUT_MS })).body
  for (const item of answer.items) {
    const result = item.index ?? item.delete
    // 404: nothing to delete. 409: a newer version is there already.
    if (result?.error && result.status !== 409 && result.status !== 404) {
      throw new Error(`FAQ ${result._id} was not indexed: ${JSON.stringify(result.error)}`)
    }
  }
}

/** Indices of rebuilds that were cut short. */
async function removeLeftovers({ client, prefix }: Deps['search'], current: string | undefined) {
  const answer = await client.indices.get({ index: `${faqAlias(prefix)}-*` }, { ignore: [404] })
  const names = Object.keys(answer.body as object).filter((name) => isFaqIndexName(prefix, name) && name !== current)
  for (const name of names) await client.indices.delete({ index: name })
}
