import { home } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { resultOf, serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import { ownWallet } from '../../policies/points.policy.ts'
import { FAQ_LIST_TAG } from '../faq/index.ts'
import { readWallet } from '../points/index.ts'
import { loadTaxonomy, TAXONOMY_TAG } from '../sections/index.ts'
import { followedBy } from '../subscriptions/index.ts'
import { bestFitting, bigshotRows, loadBigshots, presentBigshot, type BigshotRecord } from './bigshots.ts'
import { HOME_TAG } from './home-tags.ts'
import { popularCodes } from './popular-codes.ts'
import { HOME_PLACES, rankRows, type RankRecord, presentRank } from './ranks.ts'

const SECONDS = 60
const BANNERS = 6
const NOTICES = 20
const HOT_FAQS = 6
const BIGSHOTS = 3
const HOT_TAGS = 6
/** So many of the hottest of each kind say what it is about now. */
const HOTTEST = 100
const COUNTED_UNANSWERED = 1000

type Request = { site: 'pc' | 'mobile'; withTexts: boolean }

/** As every visitor sees it, from the cache; one statement when it is made. */
export const readBoard = (deps: Deps, request: Request) =>
  deps.cache.get(`home:${request.site}:${request.withTexts}`, async () => ({
    value: serialiseResult(home.getHomeBoard, await loadBoard(deps, request)),
    tags: [HOME_TAG, FAQ_LIST_TAG, TAXONOMY_TAG],
    seconds: SECONDS,
  })) as Serialised | Promise<Serialised>

/** The same with what is the member's own laid over it; two statements. */
export async function readBoardAs(deps: Deps, member: Member, shared: Serialised | Promise<Serialised>) {
  const board = resultOf(home.getHomeBoard, await shared)
  const [{ sectionIds, tagIds }, { balance, waiting, sign }] = await Promise.all([
    followedBy(deps.db, member.id),
    readWallet(deps, ownWallet(member)),
  ])
  const taxonomy = await loadTaxonomy(deps)
  return {
    ...board,
    bigshots: bestFitting(await loadBigshots(deps), tagIds).slice(0, BIGSHOTS),
    mine: {
      sections: taxonomy.sections.filter(({ id }) => sectionIds.has(id)),
      points: { balance, waiting, sign },
    },
  }
}

type Row = {
  banners: home.Banner[]
  notices: home.Notice[]
  hot_faqs: { id: string; title: string; catalogueCodes: string[] }[]
  hot_tag_ids: string[]
  unanswered_count: number
  ranks: RankRecord[]
  bigshots: BigshotRecord[]
}

const hottest = (table: 'faq' | 'question', type?: 0 | 1) => sql`
  select unnest(tag_ids) as tag_id from (select tag_ids from ${sql.table(table)} where status = 'published'
    ${type === undefined ? sql`` : sql`and question_type = ${sql.lit(type)}`} order by heat desc, id desc limit ${sql.lit(HOTTEST)}) hot`

async function loadBoard(deps: Deps, { site, withTexts }: Request): Promise<home.HomeBoard> {
  const { rows } = await sql<Row>`
    select
      (select coalesce(json_agg(json_build_object('id', id::text, 'kind', kind, 'kicker', kicker, 'title', title,
          'text', text, 'action', action, 'target', target, 'content', content_html, 'theme', theme) order by sort, id), '[]')
       from (select * from banner where is_published and ${site} = any(sites)
               and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)
             order by sort, id limit ${sql.lit(BANNERS)}) b) as banners,
      (select coalesce(json_agg(json_build_object('id', id::text, 'title', title, 'isPinned', is_pinned,
          'publishedAt', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'content', ${withTexts ? sql`content_html` : sql`''`}) order by is_pinned desc, published_at desc, id desc), '[]')
       from (select * from notice where is_published and published_at <= now() and coalesce(ends_at > now(), true)
             order by is_pinned desc, published_at desc, id desc limit ${sql.lit(NOTICES)}) n) as notices,
      (select coalesce(json_agg(json_build_object('id', id::text, 'title', title, 'catalogueCodes', catalogue_codes)
          order by heat desc, id desc), '[]')
       from (select id, title, catalogue_codes, heat from faq where status = 'published'
             order by heat desc, id desc limit ${sql.lit(HOT_FAQS)}) f) as hot_faqs,
      (select coalesce(json_agg(tag_id::text order by times desc, tag_id), '[]') from (
        select tag_id, count(*) as times from (${hottest('faq')} union all ${hottest('question', 0)} union all ${hottest('question', 1)}) t
        group by tag_id order by times desc, tag_id limit ${sql.lit(HOT_TAGS)}) h) as hot_tag_ids,
      (select count(*)::int from (select from question where status = 'published' and question_type = 0 and unanswered
        limit ${sql.lit(COUNTED_UNANSWERED)}) waiting) as unanswered_count,
      (${rankRows(HOME_PLACES)}) as ranks, (${bigshotRows(BIGSHOTS)}) as bigshots`.execute(deps.db)
  const { banners, notices, hot_faqs, hot_tag_ids, unanswered_count, ranks, bigshots } = rows[0] as Row
  const taxonomy = await loadTaxonomy(deps)
  return {
    banners,
    notices,
    sections: taxonomy.childrenOf(null),
    hotFaqs: hot_faqs.map(({ id, title }) => ({ id, title })),
    codes: popularCodes(hot_faqs),
    tags: taxonomy.tagRefs(hot_tag_ids),
    unansweredCount: unanswered_count,
    bigshots: bigshots.map((row) => presentBigshot(row, taxonomy)),
    ranking: { week: presentRank(ranks, 'week'), month: presentRank(ranks, 'month') },
    mine: null,
  }
}
