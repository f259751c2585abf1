import type { Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'
import { faqSearchTerms } from '../search/index.ts'
import type { Taxonomy } from '../sections/index.ts'
import { questionHeat } from './heat.ts'
import { placeChange } from './place-question.ts'
import type { CompleteText } from './question-text.ts'

/** What was there before. */
export type BeforePublishing = {
  id: string
  authorId: string
  questionType: number
  isPublished: boolean
  sectionId: string | null
  tagIds: readonly string[]
}

/**
 * Makes this text what readers see, writes it into the history and moves the piece in the lists it belongs to. One
 * statement: either all of it is seen or nothing.
 */
export async function putBeforeReaders(
  tx: Tx,
  before: BeforePublishing,
  text: CompleteText,
  revision: number,
  taxonomy: Taxonomy,
) {
  const { id, authorId, questionType, isPublished } = before
  const terms = faqSearchTerms({
    title: text.title,
    conclusion: text.excerpt,
    catalogueCodes: text.catalogue_codes,
  })
  const heat = questionHeat({
    ...{ viewCount: 0, likeCount: 0, collectCount: 0, answerCount: 0, commentCount: 0 },
    publishedAt: new Date(),
  })
  const sectionsOf = (sectionId: string | null) =>
    sectionId === null ? [] : taxonomy.pathOf(sectionId).map((section) => section.id)
  const steps: RawBuilder<unknown>[] = [
    sql`piece as (
      update question set status = 'published', version = version + 1, edition = edition + 1, updated_at = now(),
        title = ${text.title}, excerpt = ${text.excerpt}, content_html = ${text.content_html},
        content_doc = ${text.content_doc}::jsonb, section_id = ${text.section_id}, tag_ids = ${text.tag_ids}::bigint[],
        catalogue_codes = ${text.catalogue_codes}::text[], search_terms = array_to_tsvector(${terms}::text[]),
        heat = case when edition = 0 then ${heat} else heat end,
        published_at = coalesce(published_at, now()), edited_at = case when edition = 0 then null else now() end,
        unanswered = question_type = 0 and answer_count = 0
      where id = ${id} returning id, question_type, unanswered, published_at, heat)`,
    sql`history as (
      insert into question_revision (question_id, number, title, content_html, section_id, tag_ids, catalogue_codes, editor_id)
      values (${id}, ${revision}, ${text.title}, ${text.content_html}, ${text.section_id}, ${text.tag_ids}::bigint[],
        ${text.catalogue_codes}::text[], ${authorId}))`,
    // What readers see is in the piece now; the draft row keeps the count of revisions.
    sql`settled as (
      update question_draft set state = 'none', revision = ${revision}, saved_at = now(), title = '', excerpt = '',
        content_html = '', content_doc = null, section_id = null, tag_ids = '{}', catalogue_codes = '{}', return_reason = ''
      where question_id = ${id})`,
    ...(isPublished
      ? []
      : [sql`author as (update app_user set published_count = published_count + 1 where id = ${authorId})`]),
    ...placeChange(
      { id, questionType },
      isPublished ? { sectionIds: sectionsOf(before.sectionId), tagIds: before.tagIds } : undefined,
      { sectionIds: sectionsOf(text.section_id), tagIds: text.tag_ids },
    ),
  ]
  await sql`with ${sql.join(steps)} select 1`.execute(tx)
}
