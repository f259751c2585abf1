import type { profiles } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { AVATAR_COLUMNS, AVATAR_JOIN } from './avatar.ts'
import { presentProfile, type OwnRow, type ProfileRow } from './profile.presenter.ts'

/** Beyond it nobody counts on. */
const MOST = 1000

const capped = (from: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from (select 1 from ${from} limit ${sql.lit(MOST)}) few)`

/** What stands on the person's own page only; each an index range of one member. */
const ownColumns = (id: string) => sql`
  ${capped(sql`question_draft where author_id = ${id} and state in ('draft', 'returned')`)} as draft_count,
  ${capped(sql`question_draft where author_id = ${id} and state = 'pending'`)}
    + ${capped(sql`answer where author_id = ${id} and status = 'pending'`)} as pending_count,
  ${capped(sql`(select from faq_collect where user_id = ${id} union all select from question_collect where user_id = ${id}
    union all select from answer_collect where user_id = ${id}) kept`)} as collect_count,
  ${capped(sql`user_section where user_id = ${id}`)} as section_count,
  ${capped(sql`message where user_id = ${id} and read_at is null`)} as unread_count`

/** One statement. Only columns that the presenter may show are read. */
export async function readProfile(deps: Deps, reader: Member, id: string): Promise<profiles.Profile> {
  const isMe = reader.id === id
  const own = isMe ? sql`, ${ownColumns(id)}` : sql``
  const { rows } = await sql<ProfileRow & Partial<OwnRow>>`
    select ${AUTHOR_COLUMNS}, ${AVATAR_COLUMNS}, u.company_type, u.company, u.bio, u.skill_tag_ids, u.created_at,
      u.shows_collects, u.shows_follows, u.shows_dynamics, u.shows_in_hot,
      coalesce(t.question_count, 0) as question_count, coalesce(t.topic_count, 0) as topic_count,
      coalesce(t.answer_count, 0) as answer_count, coalesce(t.best_count, 0) as best_count,
      coalesce(t.following_count, 0) as following_count, coalesce(t.follower_count, 0) as follower_count,
      coalesce(pb.reputation, 0) as reputation,
      exists (select from user_focus where follower_id = ${reader.id} and followee_id = u.id) as focused,
      exists (select from user_focus where follower_id = u.id and followee_id = ${reader.id}) as follows_me,
      (select coalesce(json_agg(json_build_object('key', b.key, 'name', b.name, 'condition', b.condition,
          'awardedAt', to_char(ub.awarded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by b.sort, b.id), '[]')
       from user_badge ub join badge b on b.id = ub.badge_id where ub.user_id = u.id) as badges ${own}
    from app_user u ${AVATAR_JOIN} left join user_tally t on t.user_id = u.id left join point_balance pb on pb.user_id = u.id
    where u.id = ${id} and not 'banned' = any(u.roles)`.execute(deps.db)
  const [row] = rows
  if (!row) throw new AppError('user.not_found')
  return presentProfile(deps, reader, row, await loadTaxonomy(deps))
}
