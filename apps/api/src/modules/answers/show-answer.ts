import { sql, type RawBuilder } from 'kysely'

/** The steps that make an answer count: once, when readers first see it. */
export const shownSteps = (questionId: string, authorId: string): RawBuilder<unknown>[] => [
  sql`counted as (
    update question set answer_count = answer_count + 1, unanswered = false, version = version + 1, updated_at = now()
    where id = ${questionId})`,
  sql`in_sections as (update question_section set unanswered = false where question_id = ${questionId} and unanswered)`,
  sql`in_tags as (update question_tag set unanswered = false where question_id = ${questionId} and unanswered)`,
  sql`author as (update app_user set published_count = published_count + 1 where id = ${authorId})`,
]
