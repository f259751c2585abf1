import type { questions } from '@kms/contract'
import { AppError } from '../../kernel/app-error.ts'
import { isEmptyText, richTextOf } from '../../kernel/rich-text.ts'
import { reviewTextOf } from '../review/index.ts'
import type { Taxonomy } from '../sections/index.ts'

/** A version of a piece as it is stored. */
export type QuestionText = {
  title: string
  excerpt: string
  content_html: string
  /** JSON, or null when no document was sent. */
  content_doc: string | null
  section_id: string | null
  tag_ids: string[]
  catalogue_codes: string[]
}
export type CompleteText = QuestionText & { section_id: string }

/** What was sent, made harmless and checked against sections and tags. */
export function draftText(draft: questions.QuestionDraft, taxonomy: Taxonomy): QuestionText {
  const fields = unknownPlaces(draft, taxonomy)
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
  return textOf(draft).text
}

/** The same, complete enough to be read, and its words for the sensitive-word check. */
export function completeText(post: questions.QuestionPost, taxonomy: Taxonomy): { text: CompleteText; words: string } {
  const { text, rich } = textOf(post)
  const fields = { ...unknownPlaces(post, taxonomy), ...(isEmptyText(rich) && { content: '请填写正文' }) }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
  return { text: { ...text, section_id: post.sectionId }, words: reviewTextOf({ title: post.title, html: rich.html }) }
}

function textOf(draft: questions.QuestionDraft) {
  const rich = richTextOf(draft)
  const text: QuestionText = {
    title: draft.title,
    excerpt: rich.excerpt,
    content_html: rich.html,
    content_doc: rich.doc,
    section_id: draft.sectionId,
    tag_ids: [...new Set(draft.tagIds)],
    catalogue_codes: [...new Set(draft.catalogueCodes)],
  }
  return { text, rich }
}

function unknownPlaces({ sectionId, tagIds }: questions.QuestionDraft, taxonomy: Taxonomy): Record<string, string> {
  return {
    ...(sectionId !== null && !taxonomy.sectionById.has(sectionId) && { sectionId: '板块不存在' }),
    ...(tagIds.some((id) => !taxonomy.tagById.has(id)) && { tagIds: '标签不存在' }),
  }
}
