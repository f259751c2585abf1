import type { home } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { pickSome } from '../../kernel/pick-some.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { loadTaxonomy, TAXONOMY_TAG } from '../sections/index.ts'
import { HOME_TAG } from './home-tags.ts'

/** A platform has tens of them, not thousands: all are kept in memory. */
const MOST = 500
const SECONDS = 60

type Row = AuthorRow & {
  bio: string
  skill_tag_ids: string[]
  answer_count: number
  best_count: number
  like_count: number
}

/** Every 大咖, who helped most lately first. */
export const loadBigshots = (deps: Deps) =>
  deps.cache.get('bigshots', async () => {
    const { rows } = await sql<Row>`
      select ${AUTHOR_COLUMNS}, u.bio, u.skill_tag_ids, s.answer_count, s.best_count, s.like_count
      from bigshot_standing s join app_user u on u.id = s.user_id
      where u.is_big_v and not 'banned' = any(u.roles)
      order by s.standing desc, s.user_id limit ${MOST}`.execute(deps.db)
    const taxonomy = await loadTaxonomy(deps)
    const value: home.Bigshot[] = rows.map((row) => ({
      ...presentAuthor(row),
      bio: row.bio,
      skills: taxonomy.tagRefs(row.skill_tag_ids),
      answerCount: row.answer_count,
      bestCount: row.best_count,
      likeCount: row.like_count,
    }))
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
