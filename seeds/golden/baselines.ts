import type { Deps } from '@kms/api/kernel/deps'
import { readVersions, SOURCES, type SearchDocument } from '@kms/api/modules/search/documents/index'
import { sql } from 'kysely'
import { DEPTH, type Find } from './judge.ts'

const FIELDS = ['title^3', 'conclusion^2', 'labels', 'codes', 'content']

async function documents(deps: Deps): Promise<SearchDocument[]> {
  const found: SearchDocument[] = []
  for (const source of SOURCES) {
    const versions = await readVersions[source](deps, { afterId: '0', limit: 100_000 })
    found.push(...versions.flatMap(({ document }) => document ?? []))
  }
  return found
}

const codesOf = (document: SearchDocument) => document.listedCodes.join(' ')

/** What one gets from OpenSearch with the analyser that it brings along, and no more: the same texts, the usual weights. */
export async function builtInAnalyser(deps: Deps, analyzer: 'standard' | 'cjk'): Promise<Find> {
  const { client, prefix } = deps.search
  const index = `${prefix}-baseline-${analyzer}`
  const text = { type: 'text', analyzer }
  const properties = {
    title: text,
    conclusion: text,
    labels: text,
    codes: text,
    content: text,
    type: { type: 'keyword' },
  }
  const settings = { number_of_shards: 1, number_of_replicas: 0 }
  await client.indices.create({ index, body: { settings, mappings: { properties } } } as never)
  const body = (await documents(deps)).flatMap((document) => {
    const { source, id, type, title, conclusion, labels, content } = document
    return [
      { index: { _index: index, _id: `${source}-${id}` } },
      { type, title, conclusion, labels, content, codes: codesOf(document) },
    ]
  })
  await client.bulk({ body: body as never, refresh: true })
  return async (query, what) => {
    const isUser = { term: { type: 'USER' } }
    const kind = what === 'users' ? { filter: [isUser] } : { must_not: [isUser] }
    const request = { size: DEPTH, query: { bool: { must: [{ multi_match: { query, fields: FIELDS } }], ...kind } } }
    const answer = await client.search({ index, body: request as never })
    return answer.body.hits.hits.map((hit) => String(hit._id))
  }
}

/** PostgreSQL with its own extension for similar texts, at the threshold that pg_trgm brings along for similarity. */
export async function trigrams(deps: Deps): Promise<Find> {
  await sql`create extension if not exists pg_trgm`.execute(deps.db)
  await sql`create table baseline_trigram (id text primary key, is_user boolean not null, text text not null)`.execute(
    deps.db,
  )
  const rows = (await documents(deps)).map((document) => ({
    id: `${document.source}-${document.id}`,
    is_user: document.type === 'USER',
    text: [document.title, document.conclusion, document.labels, codesOf(document), document.content].join(' '),
  }))
  await sql`
    insert into baseline_trigram
    select * from json_populate_recordset(null::baseline_trigram, ${JSON.stringify(rows)}::json)`.execute(deps.db)
  return async (query, what) => {
    const { rows: found } = await sql<{ id: string }>`
      select id from baseline_trigram
      where is_user = ${what === 'users'} and word_similarity(${query}, text) >= 0.3
      order by word_similarity(${query}, text) desc, id limit ${sql.lit(DEPTH)}`.execute(deps.db)
    return found.map(({ id }) => id)
  }
}
