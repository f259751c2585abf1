import type { answers, Page, questions } from '@kms/contract'
import { VISITOR, type Actor } from '../../kernel/actor.ts'
import { presentAuthor } from '../../kernel/public-user.ts'
import { questionPolicy, type QuestionSubject } from '../../policies/question.policy.ts'
import type { Taxonomy } from '../sections/index.ts'
import type { QuestionCardRow, QuestionDetailRow } from './question.columns.ts'

export function presentCard(row: QuestionCardRow, taxonomy: Taxonomy): questions.QuestionCard {
  return {
    id: row.id,
    questionType: row.question_type,
    title: row.title,
    excerpt: row.excerpt,
    bestExcerpt: row.best_answer_id === null ? null : row.best_excerpt,
    author: presentAuthor(row),
    section: taxonomy.sectionRef(row.section_id),
    tags: taxonomy.tagRefs(row.tag_ids),
    catalogueCodes: row.catalogue_codes,
    publishedAt: row.published_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    viewCount: Number(row.view_count),
    likeCount: row.like_count,
    collectCount: row.collect_count,
    answerCount: row.answer_count,
    commentCount: row.comment_count,
  }
}

/** As every visitor sees it; what is the caller's own is laid over it by `forMember`. */
export function presentDetail(
  row: QuestionDetailRow,
  taxonomy: Taxonomy,
  firstAnswers: Page<answers.Answer>,
): questions.QuestionDetail {
  const card = presentCard(row, taxonomy)
  return {
    ...card,
    content: row.content_html,
    path: taxonomy.pathOf(row.section_id),
    bestAnswerId: row.best_answer_id,
    revisionCount: row.edition,
    answers: firstAnswers,
    liked: false,
    collected: false,
    ownWaiting: [],
    can: permissionsOf(VISITOR, subjectOf(card)),
  }
}

/** What is shown is published: nothing else reaches a presenter of readers. */
export const subjectOf = (card: Pick<questions.QuestionCard, 'author' | 'questionType'>): QuestionSubject => ({
  authorId: card.author.id,
  status: 'published',
  questionType: card.questionType,
})

export const permissionsOf = (actor: Actor, subject: QuestionSubject): questions.QuestionDetail['can'] => ({
  edit: questionPolicy.edit(actor, subject),
  delete: questionPolicy.delete(actor, subject),
  readHistory: questionPolicy.readHistory(actor, subject),
  answer: questionPolicy.answer(actor, subject),
  setBestAnswer: questionPolicy.setBestAnswer(actor, subject),
  comment: questionPolicy.comment(actor, subject),
  like: questionPolicy.like(actor, subject),
  merge: questionPolicy.merge(actor),
})
