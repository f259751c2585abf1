import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import type { DocumentType, Source } from '../documents/document.ts'
import { hasAttachment as attachedTo } from '../documents/piece.ts'
import { markWords } from '../highlight.ts'
import { normaliseText } from '../normalise-text.ts'
import { CODE_MARK, textTerms } from '../search-terms.ts'
import type { Understood } from '../understanding/understand-query.ts'
import { isGranted, readable, toTsQuery, wishesOf, wishesToGrant, type Wish } from './fallback-query.ts'
import type { FacetCounts } from './facets.ts'
import type { Found } from './find.ts'
import { since, type SearchWish } from './search-wish.ts'

/** How many of each table are compared; the hottest ones when more match. */
const CANDIDATES = 300
/** Ends a query that takes too long in the database, which has readers to serve. */
const STATEMENT_TIMEOUT_MS = 1_000
const QUERY_CANCELED = '57014'

type Candidate = {
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
type Ranked = { candidate: Candidate; points: number }

/** Answers from PostgreSQL while the engine is away: simpler ranking, the same filters, bounded cost. */
export async function findInDatabase(
  deps: Pick<Deps, 'db'>,
  wish: SearchWish,
  { keyword, words, dictionary }: Understood,
): Promise<Omit<Found, 'degraded'>> {
  const wishes = wishesOf(keyword, words, dictionary)
  if (keyword && wishes.length === 0) return { total: 0, hits: [], facets: null, answered: false }
  const candidates = await inTime(() => candidatesFor(deps, wish, wishes))

  const ranked = candidates
    .flatMap((candidate): Ranked[] => {
      const { granted, points } = scoreOf(candidate, wishes)
      return granted >= wishesToGrant(wishes.length) ? [{ candidate, points }] : []
    })
    .sort((a, b) => orderOf(wish, a, b))
  const shown = ranked.filter(({ candidate }) => wish.types.includes(candidate.type))
  const terms = wishes.flatMap(({ wordings }) => wordings.flat()).filter((term) => !term.startsWith(CODE_MARK))
  const marks = [...new Set([...terms, ...textTerms(words)])]
  const start = (wish.current - 1) * wish.size
  return {
    total: shown.length,
    hits: shown.slice(start, start + wish.size).map(({ candidate }) => ({
      source: candidate.source,
      id: candidate.id,
      title: markWords(candidate.title, marks),
      content: markWords(candidate.conclusion, marks),
    })),
    facets: wish.facets ? countFacets(ranked, shown) : null,
    answered: false,
  }
}

async function inTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if ((error as { code?: string }).code !== QUERY_CANCELED) throw error
    throw new AppError('system.busy', { retryAfter: 5 })
  }
}

async function candidatesFor(deps: Pick<Deps, 'db'>, wish: SearchWish, wishes: readonly Wish[]) {
  const exact = await candidatesOf(deps, wish, wishes, 'all')
  return exact.length > 0 || wishes.length <= 2 ? exact : await candidatesOf(deps, wish, wishes, 'any')
}

/** One statement for all tables, each with its own bound. */
async function candidatesOf(deps: Pick<Deps, 'db'>, wish: SearchWish, wishes: readonly Wish[], mode: 'all' | 'any') {
  const wanted = tablesOf(wish)
  if (wanted.length === 0) return []
  return deps.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(tx)
    const parts = wanted.map((table) => sql`select * from (${table(wish, wishes, mode)}) found`)
    const { rows } = await sql<Candidate>`${sql.join(parts, sql` union all `)}`.execute(tx)
    return rows
  })
}

type Table = (wish: SearchWish, wishes: readonly Wish[], mode: 'all' | 'any') => RawBuilder<unknown>

function tablesOf({ types, facets, filters, keyword }: SearchWish): Table[] {
  const wants = (...any: DocumentType[]) => facets || any.some((type) => types.includes(type))
  const people = keyword !== '' && Object.values(filters).every((value) => value === undefined)
  return [
    ...(wants('FAQ') ? [faqs] : []),
    ...(wants('QUESTION', 'TOPIC') ? [pieces] : []),
    ...(people && wants('USER') ? [users] : []),
  ]
}

const seriesOf = (codes: RawBuilder<unknown>, series: string) =>
  sql`exists (select 1 from catalogue_item c where c.code = any(${codes}) and c.series = ${series})`

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)
const whether = (wanted: boolean | undefined, condition: RawBuilder<unknown>) =>
  wanted === undefined ? [] : [wanted ? condition : sql`not ${condition}`]
const orderBy = (alias: string, sort: SearchWish['sort']) =>
  sql`${sql.ref(`${alias}.${sort === 'time' ? 'published_at' : 'heat'}`)} desc, ${sql.ref(`${alias}.id`)} desc limit ${sql.lit(CANDIDATES)}`

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
    sql`${column('status')} = 'published'`,
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
  return sql`
    select 'faq' as source, f.id, 'FAQ' as type, f.title, f.conclusion, f.catalogue_codes, f.tag_ids,
      array(select s.section_id::text from faq_section s where s.faq_id = f.id) as section_ids, true as answered, true as solved,
      f.heat, f.published_at from faq f where ${all(conditions)} order by ${orderBy('f', wish.sort)}`
}

const pieces: Table = (wish, wishes, mode) => {
  const { answered, solved } = wish.filters
  const conditions = [
    ...pieceConditions('question', 'q', wish, wishes, mode),
    ...whether(answered, sql`(q.answer_count > 0)`),
    ...whether(solved, sql`(q.best_answer_id is not null)`),
  ]
  return sql`
    select 'question' as source, q.id, case when q.question_type = 0 then 'QUESTION' else 'TOPIC' end as type, q.title,
      case when q.best_excerpt <> '' then q.best_excerpt else q.excerpt end as conclusion, q.catalogue_codes, q.tag_ids,
      array(select s.section_id::text from question_section s where s.question_id = q.id) as section_ids,
      q.answer_count > 0 as answered, q.best_answer_id is not null as solved, q.heat, q.published_at
    from question q where ${all(conditions)} order by ${orderBy('q', wish.sort)}`
}

/** By the beginning of the name, which has an index. */
const users: Table = ({ keyword, bigV = false }) => sql`
  select 'user' as source, u.id, 'USER' as type, u.nickname as title, u.title || ' ' || u.company_type as conclusion,
    '{}'::text[] as catalogue_codes, '{}'::bigint[] as tag_ids, '{}'::text[] as section_ids, false as answered, false as solved,
    u.published_count::double precision as heat, u.created_at as published_at
  from app_user u
  where lower(u.nickname) like ${`${likeWords(normaliseText(keyword))}%`} and not 'banned' = any(u.roles)
    and (u.is_big_v or not ${bigV})
  order by u.published_count desc, u.id limit ${sql.lit(CANDIDATES)}`

type Score = { granted: number; points: number }

function scoreOf({ source, title, conclusion, catalogue_codes }: Candidate, wishes: readonly Wish[]): Score {
  // The statement has compared the name already.
  if (source === 'user') return { granted: wishes.length, points: 0 }
  const inTitle = readable(title)
  const anywhere = readable(`${title} ${conclusion} ${catalogue_codes.join(' ')}`)
  const granted = wishes.filter((wish) => isGranted(wish, anywhere)).length
  const inTitleToo = wishes.filter((wish) => isGranted(wish, inTitle)).length
  return { granted, points: granted + 2 * inTitleToo }
}

function orderOf({ sort, keyword }: SearchWish, a: Ranked, b: Ranked): number {
  if (sort === 'time') return b.candidate.published_at.getTime() - a.candidate.published_at.getTime()
  if (sort === 'relevance' && keyword && a.points !== b.points) return b.points - a.points
  return b.candidate.heat - a.candidate.heat || Number(b.candidate.id) - Number(a.candidate.id)
}

/** Counted over what was compared. Series are not told while the engine is away. */
function countFacets(ranked: readonly Ranked[], shown: readonly Ranked[]): FacetCounts {
  const tally = (keys: readonly string[]) =>
    [...Map.groupBy(keys, (key) => key)]
      .map(([key, same]) => ({ key, doc_count: same.length }))
      .sort((a, b) => b.doc_count - a.doc_count)
      .slice(0, 10)
  const those = (holds: (candidate: Candidate) => boolean) => shown.filter(({ candidate }) => holds(candidate)).length
  const newer = (period: 'week' | 'month' | 'year') => {
    const from = since(period)
    return those(({ published_at }) => published_at.getTime() >= from)
  }
  return {
    types: Object.fromEntries(
      tally(ranked.map(({ candidate }) => candidate.type)).map((one) => [one.key, one.doc_count]),
    ),
    sections: tally(shown.flatMap(({ candidate }) => candidate.section_ids)),
    tags: tally(shown.flatMap(({ candidate }) => candidate.tag_ids)),
    series: [],
    answered: those(({ answered }) => answered),
    solved: those(({ solved }) => solved),
    hasAttachment: 0,
    periods: { week: newer('week'), month: newer('month'), year: newer('year') },
  }
}
