import type { home } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { HOME_TAG } from './home-tags.ts'

const SECONDS = 60

export type RankRecord = AuthorRow & { period: home.RankPeriod; place: number; score: number }

/** As many as stand beside a home page; the page of the ranks shows all that are kept. */
export const HOME_PLACES = 10
const ALL_PLACES = 50

/** The ranks as one value; ids as text because JSON numbers end at 2^53. */
export const rankRows = (places: number) =>
  sql`
  select coalesce(json_agg(json_build_object('period', r.period, 'place', r.place, 'score', r.score,
    'author_id', u.id::text, 'author_nickname', u.nickname, 'author_title', u.title, 'author_big_v', u.is_big_v,
    'author_roles', u.roles) order by r.place), '[]')
  from member_rank r join app_user u on u.id = r.user_id
  where r.place <= ${sql.lit(places)} and not 'banned' = any(u.roles)`

export const presentRank = (records: readonly RankRecord[], period: home.RankPeriod): home.RankRow[] =>
  records
    .filter((record) => record.period === period)
    .map((record) => ({ place: record.place, user: presentAuthor(record), score: record.score }))

export async function listHotUsers(deps: Deps, period: home.RankPeriod): Promise<home.RankRow[]> {
  const records = (await deps.cache.get('ranks', async () => {
    const { rows } = await sql<{ ranks: RankRecord[] }>`select (${rankRows(ALL_PLACES)}) as ranks`.execute(deps.db)
    return { value: rows[0]?.ranks ?? [], tags: [HOME_TAG], seconds: SECONDS }
  })) as RankRecord[]
  return presentRank(records, period)
}
