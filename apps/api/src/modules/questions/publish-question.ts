import type { questions } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { once, type Repeatable } from '../../kernel/once.ts'
import { reviewVerdict, type Trust } from '../../policies/trust.policy.ts'
import { keepFiles, useFilesOf } from '../files/index.ts'
import { checkWords, reviewTextOf, submitForReview, withdrawFromReview, type SensitiveHit } from '../review/index.ts'
import { loadTaxonomy, type Taxonomy } from '../sections/index.ts'
import { readTrust, trustFrom } from './author-trust.ts'
import { lockOwnQuestion, type LockedQuestion } from './lock-question.ts'
import { putBeforeReaders } from './put-before-readers.ts'
import { announceQuestion } from './question.jobs.ts'
import { completeText, type CompleteText } from './question-text.ts'
import { assignments, changedElsewhere, insertPiece } from './save-question-draft.ts'

type Published = { id: string; revision: number; status: 'published' | 'pending' }

/** Publishes a new question or article, or hands it to review. */
export async function publishQuestion(
  deps: Deps,
  author: Member,
  post: questions.QuestionPost,
  request: Repeatable,
): Promise<Published> {
  const taxonomy = await loadTaxonomy(deps)
  const { text, words } = completeText(post, taxonomy)
  const hits = await checkWords(deps, words, text)
  const result = await once(deps, author, request, async (tx) => {
    const trust = await readTrust(tx, author)
    const { id } = await insertPiece(tx, author, post.questionType, text)
    const blank = { isPublished: false, sectionId: null, tagIds: [], published: null }
    const piece = { ...blank, id, authorId: author.id, questionType: post.questionType }
    return settle(tx, { taxonomy, trust, hits, piece, text, words, revision: 1, isNew: true })
  })
  await announceQuestion(deps, result.id)
  return result
}

/** Publishes a draft, or a new version of what readers see. `revision` is the one that the author's text was based on. */
export async function publishQuestionUpdate(
  deps: Deps,
  author: Member,
  id: string,
  { revision, ...post }: questions.QuestionPost & { revision: number },
  request: Repeatable,
): Promise<Published> {
  const taxonomy = await loadTaxonomy(deps)
  const { text, words } = completeText(post, taxonomy)
  const hits = await checkWords(deps, words, text)
  const result = await once(deps, author, request, async (tx) => {
    const locked = await lockOwnQuestion(tx, author, id)
    if (locked.revision !== revision) throw changedElsewhere(locked)
    const trust = trustFrom(author, locked)
    // It waits in its newest version or not at all.
    if (locked.state === 'pending') await withdrawFromReview(tx, 'question', id)
    return settle(tx, { taxonomy, trust, hits, piece: locked, text, words, revision: revision + 1, isNew: false })
  })
  await announceQuestion(deps, id)
  return result
}

type Settling = {
  taxonomy: Taxonomy
  trust: Trust
  hits: readonly SensitiveHit[]
  piece: Omit<LockedQuestion, 'revision' | 'savedAt' | 'state' | 'trust_level' | 'published_count'>
  text: CompleteText
  /** What was searched for sensitive words. */
  words: string
  revision: number
  isNew: boolean
}

/** Before readers at once, or before a moderator first. */
async function settle(tx: Tx, settling: Settling): Promise<Published> {
  const { taxonomy, trust, hits, piece, text, words, revision, isNew } = settling
  const written = { authorId: piece.authorId, html: text.content_html }
  const settleFiles = isNew ? keepFiles : useFilesOf
  const { id, authorId, questionType } = piece
  const verdict = reviewVerdict({ trust, hits })
  if (verdict.status === 'published') {
    await putBeforeReaders(tx, piece, text, revision, taxonomy)
    await settleFiles(tx, { type: 'question', id }, 'shown', written)
    await enqueue(tx, 'question.changed', { questionId: id })
    return { id, revision, status: 'published' }
  }
  await sql`
    update question_draft set state = 'pending', revision = ${revision}, return_reason = '', saved_at = now(), ${assignments(text)}
    where question_id = ${id}`.execute(tx)
  await settleFiles(tx, { type: 'question', id }, 'waiting', written)
  await submitForReview(tx, {
    targetType: 'question',
    targetId: id,
    revision,
    authorId,
    reason: verdict.reason,
    hits,
    isArticle: questionType !== 0,
    questionId: id,
    sectionId: text.section_id,
    title: text.title,
    html: text.content_html,
    text: words,
    published: piece.published && { title: piece.published.title, text: reviewTextOf(piece.published) },
  })
  return { id, revision, status: 'pending' }
}
