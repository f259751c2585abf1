import type { home } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { pickSome } from '../../kernel/pick-some.ts'
import { presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { loadTaxonomy, TAXONOMY_TAG, type Taxonomy } from '../sections/index.ts'
import { HOME_TAG } from './home-tags.ts'

/** A platform has tens of them, not thousands: all are kept in memory. */
const MOST = 500
const SECONDS = 60

export type BigshotRecord = AuthorRow & {
  bio: string
  skill_tag_ids: string[]
  answer_count: number
  best_count: number
  like_count: number
}

/** The first of them, who helped most lately before the others, as one value; ids as text because JSON numbers end at 2^53. */
export const bigshotRows = (limit: number) =>
  sql<BigshotRecord[]>`
  select coalesce(json_agg(json_build_object('author_id', u.id::text, 'author_nickname', u.nickname,
    'author_title', u.title, 'author_big_v', u.is_big_v, 'author_roles', u.roles, 'bio', u.bio,
    'skill_tag_ids', u.skill_tag_ids::text[], 'answer_count', s.answer_count, 'best_count', s.best_count,
    'like_count', s.like_count) order by s.standing desc, s.user_id), '[]')
  from (
    select * from bigshot_standing
    where exists (select from app_user u where u.id = user_id and u.is_big_v and not 'banned' = any(u.roles))
    order by standing desc, user_id limit ${limit}
  ) s join app_user u on u.id = s.user_id`

export const presentBigshot = (row: BigshotRecord, taxonomy: Taxonomy): home.Bigshot => ({
  ...presentAuthor(row),
  bio: row.bio,
  skills: taxonomy.tagRefs(row.skill_tag_ids),
  answerCount: row.answer_count,
  bestCount: row.best_count,
  likeCount: row.like_count,
})

/** Every 大咖, who helped most lately first. */
export const loadBigshots = (deps: Deps) =>
  deps.cache.get('bigshots', async () => {
    const { rows } = await sql<{ bigshots: BigshotRecord[] }>`select (${bigshotRows(MOST)}) as bigshots`.execute(
      deps.db,
    )
    const taxonomy = await loadTaxonomy(deps)
    const value = (rows[0]?.bigshots ?? []).map((row) => presentBigshot(row, taxonomy))
    return { value, tags: [HOME_TAG, TAXONOMY_TAG], seconds: SECONDS }
  }) as home.Bigshot[] | Promise<home.Bigshot[]>

/** Those who know about one of these tags; the others follow. */
export function bestFitting(bigshots: readonly home.Bigshot[], tagIds: ReadonlySet<string>): home.Bigshot[] {
  const fits = ({ skills }: home.Bigshot) => skills.some(({ id }) => tagIds.has(id))
  return [...bigshots.filter(fits), ...bigshots.filter((bigshot) => !fits(bigshot))]
}

/** `n` of them, others each time; those who fit come before those who don't. */
export function pickBigshots(bigshots: readonly home.Bigshot[], tagIds: ReadonlySet<string>, n: number) {
  return bestFitting(pickSome(bigshots, bigshots.length), tagIds).slice(0, n)
}
