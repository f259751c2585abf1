import { createHash } from 'node:crypto'
import { writeRelated } from '@kms/api/modules/search/learning/learn-related'
import { writeSearches } from '@kms/api/modules/search/log/write-searches'
import type { Db } from '@kms/db'
import trails from './search-trails.json' with { type: 'json' }

const PEOPLE = 4
const MINUTE_MS = 60_000

const hash = (text: string) => createHash('sha256').update(text).digest()
const uuidOf = (text: string) =>
  hash(text)
    .toString('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** A few people's searches of today, one after the other, and what they teach. A log that exists is left alone. */
export async function writeDemoSearches(db: Db, now = Date.now()) {
  const known = await db.selectFrom('search_event').select('id').limit(1).execute()
  if (known.length > 0) return
  const events = trails.flatMap((words, trail) =>
    Array.from({ length: PEOPLE }, (_, person) =>
      words.map((keyword, step) => ({
        id: uuidOf(`${trail} ${person} ${step}`),
        at: new Date(now - (60 - step) * MINUTE_MS),
        keyword,
        shown: [],
        purpose: 'search' as const,
        type: 'ALL' as const,
        filters: ['sort=relevance'],
        page: 1,
        total: 10,
        tookMs: 20,
        degraded: false,
        caller: hash(`demo ${trail} ${person}`).subarray(0, 16),
      })),
    ).flat(),
  )
  await writeSearches(db, events)
  await writeRelated(db)
}
