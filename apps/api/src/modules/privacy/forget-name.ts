import type { Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { questionTag } from '../questions/index.ts'
import { faqSearchTerms } from '../search/index.ts'
import { ACCOUNT_COLUMNS } from './personal-data.ts'

/** Rows looked at by one statement: short enough that nobody waits for it, on a table of any size. */
const STEP = 5_000

type Place = {
  table: string
  /** What the table is walked by: the beginning of its primary key. */
  key: string
  /** The question whose page and search document show it. */
  question?: string
  texts: readonly string[]
  documents?: readonly string[]
  /** Says who it was. */
  unnamed?: string
  where: (name: Name) => RawBuilder<unknown>
}
type Name = { userId: string; at: string; told: string }

/** As the editor writes a mention, whatever stands around it. */
const linked = ({ userId }: Name) => sql`content_html like ${`%info?id=${userId}"%`}`
const listed = ({ userId }: Name) => sql`mention_ids @> array[${userId}]::bigint[]`

/** Where the name of a person may stand in what others wrote or were told. */
const PLACES: readonly Place[] = [
  {
    ...{ table: 'question', key: 'id', question: 'id', where: linked },
    texts: ['content_html', 'excerpt'],
    documents: ['content_doc'],
  },
  {
    ...{ table: 'question', key: 'id', question: 'id', texts: ['best_excerpt'] },
    where: (name) => sql`exists (select from answer a where a.id = best_answer_id and a.${listed(name)})`,
  },
  {
    ...{ table: 'question_draft', key: 'question_id', where: linked },
    texts: ['content_html', 'excerpt'],
    documents: ['content_doc'],
  },
  { table: 'question_revision', key: 'question_id', where: linked, texts: ['content_html'] },
  {
    ...{ table: 'answer', key: 'id', question: 'question_id', where: listed },
    texts: ['content_html', 'excerpt', 'waiting_html'],
    documents: ['content_doc', 'waiting_doc'],
  },
  { table: 'answer_revision', key: 'answer_id', where: linked, texts: ['content_html'] },
  { table: 'answer_comment', key: 'id', question: 'question_id', where: listed, texts: ['content'] },
  { table: 'review_item', key: 'id', where: linked, texts: ['content_html', 'content_text', 'published_text'] },
  // What others were told begins with the name of who did it, or has it in the words that it quotes.
  {
    ...{ table: 'message', key: 'user_id', texts: ['title', 'content'] },
    where: ({ userId, at, told }) =>
      sql`(actor_id = ${userId} or title like ${`${told}%`} or content like ${`%${at}%`})`,
    unnamed: 'actor_id',
  },
  {
    ...{ table: 'message_delivery', key: 'id', texts: ['title', 'content'] },
    where: ({ at, told }) => sql`(title like ${`${told}%`} or content like ${`%${at}%`})`,
  },
]

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Takes the name out of other people's texts and messages, a few thousand rows at a time. Doing it again changes nothing. */
export async function forgetName(deps: Deps, userId: string, nickname: string) {
  const blank = String(ACCOUNT_COLUMNS['nickname'])
  if (nickname === '' || nickname === blank) return
  const name = { userId, at: `@${like(nickname)}`, told: like(nickname) }
  for (const place of PLACES) {
    const { rows } = await sql<{ last: string | null }>`
      select max(${sql.ref(place.key)}) as last from ${sql.table(place.table)}`.execute(deps.db)
    const last = BigInt(rows[0]?.last ?? 0)
    for (let from = 0n; from < last; from += BigInt(STEP)) await forgetIn(deps, place, name, nickname, from)
  }
}

async function forgetIn(deps: Deps, place: Place, name: Name, nickname: string, from: bigint) {
  const blank = String(ACCOUNT_COLUMNS['nickname'])
  const isMessage = place.table.startsWith('message')
  const text = (column: string) => {
    const plain = sql`replace(${sql.ref(column)}, ${`@${nickname}`}, ${`@${blank}`})`
    const escaped = sql`replace(${plain}, ${`@${escapeHtml(nickname)}`}, ${`@${blank}`})`
    const told = sql`case when starts_with(title, ${nickname}) then ${blank} || substr(title, ${nickname.length + 1}) else title end`
    return sql`${sql.ref(column)} = ${isMessage && column === 'title' ? told : escaped}`
  }
  const document = (column: string) =>
    sql`${sql.ref(column)} = replace(${sql.ref(column)}::text, ${JSON.stringify(nickname)}, ${JSON.stringify(blank)})::jsonb`
  const unnamed = (column: string) => sql`${sql.ref(column)} = nullif(${sql.ref(column)}, ${name.userId})`
  const changes = [
    ...place.texts.map(text),
    ...(place.documents ?? []).map(document),
    ...(place.unnamed ? [unnamed(place.unnamed)] : []),
  ]
  const key = sql.ref(place.key)
  const changed = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ question: string | null }>`
      update ${sql.table(place.table)} set ${sql.join(changes)}
      where ${key} > ${from} and ${key} <= ${from + BigInt(STEP)} and ${place.where(name)}
      returning ${place.question ? sql.ref(place.question) : sql`null`} as question`.execute(tx)
    if (place.table === 'question') for (const { question } of rows) await renewTerms(tx, question)
    const questions = [...new Set(rows.flatMap(({ question }) => question ?? []))]
    for (const id of questions)
      await enqueue(tx, 'search.index', { source: 'question', id }, { key: `search.index:question:${id}` })
    return questions
  })
  if (changed.length > 0) await deps.invalidation.publish(changed.map(questionTag))
}

/** What the database finds a piece by is made of its words, the name among them. */
async function renewTerms(tx: Tx, questionId: string | null) {
  const { rows } = await sql<{ title: string; conclusion: string; catalogueCodes: string[] }>`
    select title, excerpt as conclusion, catalogue_codes as "catalogueCodes" from question where id = ${questionId}`.execute(
    tx,
  )
  for (const row of rows)
    await sql`update question set search_terms = array_to_tsvector(${faqSearchTerms(row)}::text[])
      where id = ${questionId}`.execute(tx)
}
