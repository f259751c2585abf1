import type { Page, questionViews } from '@kms/contract'
import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { decodeKeyset, encodeKeyset, isCursorCount } from '../../kernel/keyset-cursor.ts'
import { toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { loadFaqCards } from '../faq/index.ts'
import { presentQuestionCard, QUESTION_CARD_COLUMNS, type QuestionCardRow } from '../questions/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { EVERYBODY, makeRecommendation, type RecommendedItem } from './make-recommendation.ts'
import { presentReason } from './present-reason.ts'

/** A list that was read and is older than this is made anew, for the next time. */
const FRESH_MINUTES = 10

export type FeedPage = Page<questionViews.FeedCard> & { faqs?: questionViews.FeedFaq[] }
type Request = { size: number; cursor?: string | undefined }

/** A place in the list, with the card where it is a question that can still be read. */
type Row = Omit<QuestionCardRow, 'id'> & { id: string | null; item: RecommendedItem; list: List; place: string }
type List = { of: string; length: number; stale: boolean }

/** One page of 推荐: the list was made ahead, so this reads a row, its questions, and in a second statement its FAQs. */
export async function listRecommended(deps: Deps, actor: Actor, { size, cursor }: Request): Promise<FeedPage> {
  const from = cursor ? Number(decodeKeyset(cursor, [isCursorCount])[0]) : 0
  const userId = actor.kind === 'member' ? actor.id : EVERYBODY
  let rows = await readPage(deps, userId, from, size)
  if (rows.length === 0 && from === 0) {
    // Nobody has looked yet since the beginning of this site.
    await makeRecommendation(deps, EVERYBODY)
    rows = await readPage(deps, userId, from, size)
  }
  const list = rows[0]?.list
  if (list && (list.stale || list.of !== userId)) askForAnother(deps, userId)
  return present(deps, rows, { size, from, length: list?.length ?? 0 })
}

async function readPage({ db }: Deps, userId: string, from: number, size: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select e.item, e.place, ${QUESTION_CARD_COLUMNS}, ${AUTHOR_COLUMNS},
      json_build_object('of', list.user_id::text, 'length', jsonb_array_length(list.items),
        'stale', list.made_at < now() - make_interval(mins => ${FRESH_MINUTES})) as list
    from (select * from recommendation where user_id = any(${[EVERYBODY, userId]}::bigint[])
          order by user_id desc limit 1) list
    cross join lateral jsonb_array_elements(list.items) with ordinality e (item, place)
    left join question q on e.item ->> 'kind' = 'question' and q.id = (e.item ->> 'id')::bigint and q.status = 'published'
    left join app_user u on u.id = q.author_id
    where e.place > ${from} and e.place <= ${from + size}
    order by e.place`.execute(db)
  return rows
}

/** Nobody waits for it, and many who ask at once are one job. */
function askForAnother({ db, log }: Deps, userId: string) {
  db.transaction()
    .execute((tx) => enqueue(tx, 'home.recommend', { userId }, { key: `home.recommend:${userId}` }))
    .catch((error: unknown) => log.warn({ err: error }, 'a new recommendation could not be asked for'))
}

type Position = { size: number; from: number; length: number }

async function present(deps: Deps, rows: readonly Row[], { size, from, length }: Position): Promise<FeedPage> {
  const taxonomy = await loadTaxonomy(deps)
  const faqIds = rows.filter(({ item }) => item.kind === 'faq').map(({ item }) => item.id)
  const faqCards = new Map((await loadFaqCards(deps, faqIds)).map((card) => [card.id, card]))
  const records: questionViews.FeedCard[] = []
  const faqs: questionViews.FeedFaq[] = []
  for (const { item, ...row } of rows) {
    const reason = presentReason(item, taxonomy)
    const faq = item.kind === 'faq' ? faqCards.get(item.id) : undefined
    if (faq) faqs.push({ ...faq, reason, after: records.length })
    // Withdrawn since the list was made: its place stays empty.
    else if (isReadable(row)) records.push({ ...presentQuestionCard(row, taxonomy), reason })
  }
  const nextCursor = from + size < length ? encodeKeyset([String(from + size)]) : null
  return { ...toPage({ records, total: length, size, nextCursor }), faqs }
}

const isReadable = (row: { id: string | null }): row is QuestionCardRow => row.id !== null
