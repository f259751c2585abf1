import type { ReviewSubmission, SensitiveHit } from '../review/index.ts'

type About = {
  id: string
  revision: number
  authorId: string
  content: string
  context: { question_id: string; question_type: number; title: string; section_id: string }
  verdict: { reason: 'new_author' | 'sensitive' }
  hits: readonly SensitiveHit[]
  published?: string
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const asHtml = (text: string) => `<p>${escape(text).replaceAll('\n', '<br />')}</p>`

/** A comment as a moderator is shown it. */
export const reviewOf = ({
  id,
  revision,
  authorId,
  content,
  context,
  verdict,
  hits,
  published,
}: About): ReviewSubmission => ({
  targetType: 'comment',
  targetId: id,
  revision,
  authorId,
  reason: verdict.reason,
  hits,
  isArticle: context.question_type !== 0,
  questionId: context.question_id,
  sectionId: context.section_id,
  title: context.title,
  html: asHtml(content),
  // Plain text: the hits are places in it as it is.
  text: content,
  published: published === undefined ? null : { title: context.title, text: published },
})
