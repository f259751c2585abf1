import { errors } from '@opensearch-project/opensearch'
import { isUnavailable } from '../../adapters/search-engine.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { readFaqVersions } from './faq-document.ts'
import { createFaqIndex, currentFaqIndex, faqAlias, newFaqIndexName } from './faq-index.ts'

/** While the engine is away a change waits this long; the queue's own growing pauses would end minutes after an outage. */
const RETRY_SECONDS = 10

type Needs = Pick<Deps, 'db' | 'search' | 'log'>

/**
 * Brings the index to what PostgreSQL holds for one FAQ. May run twice, late or out of order:
 * it reads the newest row, and the engine refuses an older version than the one it has.
 */
export async function indexFaq(deps: Needs, { faqId }: { faqId: string }): Promise<void> {
  try {
    await writeFaq(deps, faqId)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    deps.log.warn({ reason: String(error), faqId }, 'the search engine is away: indexing later')
    await deps.db
      .transaction()
      .execute((tx) =>
        enqueue(tx, 'faq.changed', { faqId }, { key: `faq.changed:${faqId}`, delaySeconds: RETRY_SECONDS }),
      )
  }
}

async function writeFaq(deps: Needs, faqId: string) {
  const { client, prefix } = deps.search
  await ensureFaqIndex(deps.search)
  const [faq] = await readFaqVersions(deps, { ids: [faqId] })
  const target = { index: faqAlias(prefix), id: faqId }
  const versioned = faq && ({ version: Number(faq.version), version_type: 'external_gte' } as const)
  try {
    if (faq?.document) await client.index({ ...target, ...versioned, require_alias: true, body: faq.document })
    else await client.delete({ ...target, ...versioned })
  } catch (error) {
    const status = error instanceof errors.ResponseError ? error.statusCode : undefined
    const nothingToDelete = status === 404 && !faq?.document
    // 409: the index already holds a newer version.
    if (status !== 409 && !nothingToDelete) throw error
  }
}

/** The first change on a new engine makes the index; afterwards this is one cheap question. */
export async function ensureFaqIndex(engine: Needs['search']): Promise<void> {
  if (await currentFaqIndex(engine)) return
  const name = newFaqIndexName(engine.prefix)
  await createFaqIndex(engine, name, 'serving')
  await engine.client.indices.putAlias({ index: name, name: faqAlias(engine.prefix) })
}
