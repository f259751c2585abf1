import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import { documentId, type DocumentType, type Source } from '../documents/document.ts'
import { hasAttachment as attachedTo } from '../documents/piece.ts'
import { normaliseText } from '../normalise-text.ts'
import { toTsQuery, type Wish } from './fallback-query.ts'
import { since, type SearchWish } from './search-wish.ts'

/** How many of each table are compared, when more match: of the hottest, and of whatever the index of words finds first. */
const CANDIDATES = 300
const FOUND_BY_WORDS = 600
/** So many of the hottest are looked through. A common word is among them often enough, a rare one the index finds whole. */
const HOTTEST = 3_000
/** Ends a query that takes too long in the database, which has readers to serve. */
const STATEMENT_TIMEOUT_MS = 1_000

export type Candidate = {
  source: Source
  id: string
  type: DocumentType
  title: string
  conclusion: string
  catalogue_codes: string[]
  section_ids: string[]
  tag_ids: string[]
  answered: boolean
  solved: boolean
  heat: number
  published_at: Date
}

/** What to compare: where all is granted, or where anything is when that is nothing. */
export async function candidatesFor(deps: Pick<Deps, 'db'>, wish: SearchWish, wishes: readonly Wish[]) {
  const exact = await candidatesOf(deps, wish, wishes, 'all')
  return exact.length > 0 || wishes.length <= 2 ? exact : await candidatesOf(deps, wish, wishes, 'any')
}

/** One statement for all tables, each with its own bound. */
async function candidatesOf(deps: Pick<Deps, 'db'>, wish: SearchWish, wishes: readonly Wish[], mode: 'all' | 'any') {
  const wanted = tablesOf(wish)
  if (wanted.length === 0) return []
  return deps.db.transaction().execute(async (tx) => {
    // How rare a word is, PostgreSQL can only guess, and reads the whole table where it guesses wrong.
    await sql`select set_config('statement_timeout', ${`${STATEMENT_TIMEOUT_MS}ms`}, true),
      set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`.execute(tx)
    const parts = wanted.flatMap((table) => table(wish, wishes, mode)).map((part) => sql`select * from (${part}) found`)
    const { rows } = await sql<Candidate>`${sql.join(parts, sql` union all `)}`.execute(tx)
    return [...new Map(rows.map((row) => [documentId(row.source, row.id), row])).values()]
  })
}

type Table = (wish: SearchWish, wishes: readonly Wish[], mode: 'all' | 'any') => RawBuilder<unknown>[]

function tablesOf({ types, facets, filters, keyword }: SearchWish): Table[] {
  const wants = (type: DocumentType) => facets || types.includes(type)
  const people = keyword !== '' && Object.values(filters).every((value) => value === undefined)
  return [
    ...(wants('FAQ') ? [faqs] : []),
    ...(wants('QUESTION') ? [piecesOf(0)] : []),
    ...(wants('TOPIC') ? [piecesOf(1)] : []),
    ...(people && wants('USER') ? [users] : []),
  ]
}

const seriesOf = (codes: RawBuilder<unknown>, series: string) =>
  sql`exists (select 1 from catalogue_item c where c.code = any(${codes}) and c.series = ${series})`

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)
const whether = (wanted: boolean | undefined, condition: RawBuilder<unknown>) =>
  wanted === undefined ? [] : [wanted ? condition : sql`not ${condition}`]
const orderBy = (alias: string, sort: SearchWish['sort'], most = CANDIDATES) =>
  sql`${sql.ref(`${alias}.${sort === 'time' ? 'published_at' : 'heat'}`)} desc, ${sql.ref(`${alias}.id`)} desc limit ${sql.lit(most)}`

type Pieces = {
  alias: 'f' | 'q'
  table: 'faq' | 'question'
  columns: RawBuilder<unknown>
  /** What the index of the hottest and newest is over. */
  listed: RawBuilder<unknown>
  conditions: readonly RawBuilder<unknown>[]
}

/** Both ways to find pieces, each bounded however common or rare the words are. Without words there is an index for the order. */
function waysTo({ alias, table, columns, listed, conditions }: Pieces, { sort }: SearchWish, byWords: boolean) {
  const name = sql`${sql.table(table)} ${sql.ref(alias)}`
  const where = sql`where ${all([listed, ...conditions])}`
  const order = orderBy(alias, sort)
  if (!byWords) return [sql`select ${columns} from ${name} ${where} order by ${order}`]
  const top = sql`(select * from ${name} where ${listed} order by ${orderBy(alias, sort, HOTTEST)}) ${sql.ref(alias)}`
  return [
    sql`select ${columns} from ${top} where ${all(conditions)} order by ${order}`,
    sql`select ${columns} from ${name} ${where} limit ${sql.lit(FOUND_BY_WORDS)}`,
  ]
}

/** The words and the filters that FAQs, questions and articles know alike; `alias` names the table of that kind. */
function pieceConditions(
  kind: 'faq' | 'question',
  alias: string,
  { filters }: SearchWish,
  wishes: readonly Wish[],
  mode: 'all' | 'any',
) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const listedBy = (list: 'section' | 'tag', id: string) =>
    sql`exists (select 1 from ${sql.table(`${kind}_${list}`)} l
      where l.${sql.ref(`${kind}_id`)} = ${column('id')} and l.${sql.ref(`${list}_id`)} = ${id})`
  const { sectionId, tagId, series, within, hasAttachment } = filters
  return [
    ...(wishes.length > 0 ? [sql`${column('search_terms')} @@ ${toTsQuery(wishes, mode)}::tsquery`] : []),
    ...(sectionId ? [listedBy('section', sectionId)] : []),
    ...(tagId ? [listedBy('tag', tagId)] : []),
    ...(series ? [seriesOf(column('catalogue_codes'), series)] : []),
    ...(within ? [sql`${column('published_at')} >= ${new Date(since(within))}`] : []),
    ...whether(hasAttachment, attachedTo(sql`${sql.lit(`${kind}:`)} || ${column('id')}`)),
  ]
}

const faqs: Table = (wish, wishes, mode) => {
  const { answered, solved } = wish.filters
  const conditions = [
    ...pieceConditions('faq', 'f', wish, wishes, mode),
    ...(answered === false || solved === false ? [sql`false`] : []),
  ]
  const columns = sql`
    'faq' as source, f.id, 'FAQ' as type, f.title, f.conclusion, f.catalogue_codes, f.tag_ids,
    array(select s.section_id::text from faq_section s where s.faq_id = f.id) as section_ids, true as answered, true as solved,
    f.heat, f.published_at`
  const listed = sql`f.status = 'published'`
  return waysTo({ alias: 'f', table: 'faq', columns, listed, conditions }, wish, wishes.length > 0)
}

/** Questions and articles apart, as the indices of the hottest and newest have them. */
const piecesOf =
  (questionType: 0 | 1): Table =>
  (wish, wishes, mode) => {
    const { answered, solved } = wish.filters
    const conditions = [
      ...pieceConditions('question', 'q', wish, wishes, mode),
      ...whether(answered, sql`(q.answer_count > 0)`),
      ...whether(solved, sql`(q.best_answer_id is not null)`),
    ]
    const columns = sql`
    'question' as source, q.id, ${sql.lit(questionType === 0 ? 'QUESTION' : 'TOPIC')} as type, q.title,
      case when q.best_excerpt <> '' then q.best_excerpt else q.excerpt end as conclusion, q.catalogue_codes, q.tag_ids,
      array(select s.section_id::text from question_section s where s.question_id = q.id) as section_ids,
      q.answer_count > 0 as answered, q.best_answer_id is not null as solved, q.heat, q.published_at`
    const listed = sql`q.status = 'published' and q.question_type = ${sql.lit(questionType)}`
    return waysTo({ alias: 'q', table: 'question', columns, listed, conditions }, wish, wishes.length > 0)
  }

/** By the beginning of the name, which has an index. */
const users: Table = ({ keyword, bigV = false }) => [
  sql`
  select 'user' as source, u.id, 'USER' as type, u.nickname as title, u.title || ' ' || u.company_type as conclusion,
    '{}'::text[] as catalogue_codes, '{}'::bigint[] as tag_ids, '{}'::text[] as section_ids, false as answered, false as solved,
    u.published_count::double precision as heat, u.created_at as published_at
  from app_user u
  where lower(u.nickname) like ${`${likeWords(normaliseText(keyword))}%`} and not 'banned' = any(u.roles)
    and (u.is_big_v or not ${bigV})
  order by u.published_count desc, u.id limit ${sql.lit(CANDIDATES)}`,
]
