import { comments, type people } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { likeWords } from '../../kernel/like-pattern.ts'

/** How many of those who answered or commented are looked at: the ones one is likely to speak to. */
const NEAR = 50

/**
 * Whom to name: who asked, answered and commented here, then anybody whose name begins like that. Fields that everybody may
 * see, and no list of all members: without a beginning there are only the people of the page.
 */
export async function listAtUsers(
  { db }: Deps,
  member: Member,
  { questionId, keyword }: { questionId?: string | undefined; keyword: string },
): Promise<people.PublicUser[]> {
  const beginning = `${likeWords(keyword.toLowerCase())}%`
  const near = questionId
    ? sql`
      select q.author_id as id, 0 as rank from question q where q.id = ${questionId} and q.status = 'published'
      union all (select a.author_id, 1 from answer a join question q on q.id = a.question_id and q.status = 'published'
        where a.question_id = ${questionId} and a.status = 'published'
        order by a.is_best desc, a.like_count desc, a.id desc limit ${sql.lit(NEAR)})
      union all (select c.author_id, 2 from answer_comment c join question q on q.id = c.question_id and q.status = 'published'
        where c.question_id = ${questionId} and c.status = 'published' order by c.id desc limit ${sql.lit(NEAR)})`
    : sql`select null::bigint as id, 0 as rank where false`
  const byName = keyword
    ? sql`union all (select id, 3 from app_user where lower(nickname) like ${beginning}
        order by lower(nickname), id limit ${sql.lit(2 * comments.AT_USERS)})`
    : sql``
  const { rows } = await sql<AuthorRow>`
    select ${AUTHOR_COLUMNS}
    from (select id, min(rank) as rank from (${near} ${byName}) everybody group by id) found
    join app_user u on u.id = found.id
    where u.id <> ${member.id} and not ('banned' = any (u.roles)) and lower(u.nickname) like ${beginning}
    order by found.rank, u.nickname, u.id limit ${sql.lit(comments.AT_USERS)}`.execute(db)
  return rows.map(presentAuthor)
}
