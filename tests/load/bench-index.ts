import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { rebuildIndex } from '@kms/api/modules/search/indexing/rebuild-index'
import { searchAlias } from '@kms/api/modules/search/indexing/search-index'
import { openSeeding, type Seeding } from '../../seeds/open-seeding.ts'
import type { BenchDatabase } from './bench-database.ts'
import { settings } from './settings.ts'

export type BenchIndex = { prefix: string; documents: number }

/** Reported every so many documents: a million take a while. */
const REPORT_EVERY = 50_000
const MERGED_WITHIN_MS = 3_600_000

/** The search index of a bench database, kept between runs for as long as the database and what makes documents stay the same. */
export async function openBenchIndex({ name, url, made }: BenchDatabase): Promise<BenchIndex> {
  const prefix = name.replaceAll('_', '-')
  const seeding = openSeeding({
    ...process.env,
    NODE_ENV: 'development',
    APP_PROFILE: 'test',
    DATABASE_URL: url,
    SEARCH_PREFIX: prefix,
  })
  const recipe = `${made}, ${documentHash()}`
  try {
    if (settings.reseed || (await recipeOf(seeding)) !== recipe) await build(seeding, recipe)
    const { body } = await seeding.search.client.count({ index: searchAlias(prefix) })
    return { prefix, documents: body.count }
  } finally {
    await seeding.close()
  }
}

async function build(seeding: Seeding, recipe: string) {
  const began = performance.now()
  let next = REPORT_EVERY
  const said = (documents: number) => {
    const perSecond = documents / ((performance.now() - began) / 1000)
    return `bench: ${documents} documents indexed, ${perSecond.toFixed(0)} a second`
  }
  const { index, documents } = await rebuildIndex(seeding, (done) => {
    if (done < next) return
    next = done + REPORT_EVERY
    console.log(said(done))
  })
  console.log(said(documents))
  const { client } = seeding.search
  // As an index that has been there for some time: few pieces, each of which every search has to look into.
  await client.indices.forcemerge({ index, max_num_segments: 5 }, { requestTimeout: MERGED_WITHIN_MS })
  // Set last: an index that broke off is not taken for a good one.
  await client.indices.putMapping({ index, body: { _meta: { recipe } } } as never)
}

async function recipeOf({ search: { client, prefix } }: Seeding): Promise<string | undefined> {
  const { body } = await client.indices.getMapping({ index: searchAlias(prefix) }, { ignore: [404] })
  const [found] = Object.values(body as Record<string, { mappings?: { _meta?: { recipe?: string } } }>)
  return found?.mappings?._meta?.recipe
}

/** Changes with what a document holds and how it is analysed. */
function documentHash() {
  const hash = createHash('sha256')
  const search = 'apps/api/src/modules/search'
  for (const file of globSync([`${search}/{documents,indexing,dictionary}/*`]).sort())
    if (!file.endsWith('test.ts')) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
