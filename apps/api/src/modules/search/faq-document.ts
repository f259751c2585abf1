import { sql, type SqlBool } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { codesInText, normaliseCode } from './catalogue-code.ts'
import { quantitiesIn } from './quantities.ts'

/** The part of a very long text that is searched. */
const SEARCHED_LENGTH = 20_000

export type FaqDocument = {
  id: number
  title: string
  conclusion: string
  content: string
  labels: string
  titleCodes: string[]
  textCodes: string[]
  listedCodes: string[]
  quantities: string[]
  sectionIds: string[]
  tagIds: string[]
  publishedAt: number
  heat: number
  interest: number
}

/** A FAQ as the index should hold it; null when readers must not find it. */
export type FaqVersion = { id: string; version: string; updatedAt: Date; document: FaqDocument | null }

export type FaqRange = { ids: readonly string[] } | { afterId: string; limit: number; changedSince?: Date }

const filterOf = (range: FaqRange) => {
  if ('ids' in range) return sql<SqlBool>`f.id = any(${range.ids}::bigint[])`
  const changed = range.changedSince ? sql`f.updated_at >= ${range.changedSince}` : sql`f.status = 'published'`
  return sql<SqlBool>`f.id > ${range.afterId} and ${changed}`
}

/** Reads FAQs with the names they are found by, in one statement, in the order of their ids. */
export async function readFaqVersions({ db }: Pick<Deps, 'db'>, range: FaqRange): Promise<FaqVersion[]> {
  const rows = await db
    .selectFrom('faq as f')
    .select([
      ...(['f.id', 'f.version', 'f.status', 'f.title', 'f.conclusion', 'f.content_html', 'f.catalogue_codes'] as const),
      ...([
        'f.tag_ids',
        'f.heat',
        'f.published_at',
        'f.updated_at',
        'f.view_count',
        'f.like_count',
        'f.collect_count',
      ] as const),
      sql<string[]>`array(select fs.section_id::text from faq_section fs where fs.faq_id = f.id)`.as('section_ids'),
      sql<
        string[]
      >`array(select s.name from faq_section fs join section s on s.id = fs.section_id where fs.faq_id = f.id)`.as(
        'section_names',
      ),
      sql<string[]>`array(select unnest(t.name || t.aliases) from tag t where t.id = any(f.tag_ids))`.as('tag_names'),
    ])
    .where(filterOf(range))
    .orderBy('f.id')
    .limit('ids' in range ? range.ids.length : range.limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    document: row.status === 'published' ? documentOf(row) : null,
  }))
}

type Row = {
  id: string
  title: string
  conclusion: string
  content_html: string
  catalogue_codes: string[]
  tag_ids: string[]
  section_ids: string[]
  section_names: string[]
  tag_names: string[]
  heat: number
  published_at: Date | null
  view_count: string
  like_count: number
  collect_count: number
}

function documentOf(row: Row): FaqDocument {
  const content = wordsOf(row.content_html).slice(0, SEARCHED_LENGTH)
  const text = `${row.title} ${row.conclusion} ${content}`
  return {
    id: Number(row.id),
    title: row.title,
    conclusion: row.conclusion,
    content,
    // One text: the segmenter has a fixed cost for every value of a list.
    labels: [...new Set([...row.section_names, ...row.tag_names])].join('，'),
    titleCodes: codesInText(row.title),
    textCodes: codesInText(`${row.conclusion} ${content}`),
    listedCodes: row.catalogue_codes.map(normaliseCode),
    quantities: quantitiesIn(text),
    sectionIds: row.section_ids,
    tagIds: row.tag_ids,
    publishedAt: row.published_at?.getTime() ?? 0,
    heat: row.heat,
    // The engine wants it above zero.
    interest: 1 + Number(row.view_count) + 10 * (row.like_count + row.collect_count),
  }
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** What is stored went through the sanitiser, so its markup is regular and needs no parser: this runs for every FAQ of a rebuild. */
export const wordsOf = (sanitisedHtml: string) =>
  sanitisedHtml
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
