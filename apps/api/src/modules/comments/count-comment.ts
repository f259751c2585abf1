import { sql, type RawBuilder } from 'kysely'

type Place = { answerId: string; questionId: string; threadId: string | null }

/** The steps that count a comment where it stands, or no longer. */
export const countSteps = ({ answerId, questionId, threadId }: Place, step: 1 | -1): RawBuilder<unknown>[] => [
  sql`on_question as (update question set comment_count = comment_count + ${sql.lit(step)} where id = ${questionId})`,
  sql`on_answer as (update answer set comment_count = comment_count + ${sql.lit(step)} where id = ${answerId})`,
  ...(threadId
    ? [
        sql`on_thread as (update answer_comment set reply_count = reply_count + ${sql.lit(step)} where id = ${threadId})`,
      ]
    : []),
]

/** Ids of people who exist; whatever else was sent is left out. */
export const knownPeople = (ids: readonly string[]) =>
  sql`array(select id from app_user where id = any(${ids}::bigint[]))`
