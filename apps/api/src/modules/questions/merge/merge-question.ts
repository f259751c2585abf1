import { adminQuestions } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { questionPolicy } from '../../../policies/question.policy.ts'
import { hideFiles } from '../../files/index.ts'
import { withdrawFromReview } from '../../review/index.ts'
import { loadTaxonomy } from '../../sections/index.ts'
import { placeChange } from '../place-question.ts'
import { announceQuestion } from '../question.jobs.ts'
import { lockPieces, placeOf, subjectOf } from './lock-pieces.ts'
import { moveAnswers, recount } from './moved-answers.ts'
import { copyMarks } from './moved-marks.ts'

/** Who was writing an answer in that moment has finished by then. */
const STRAGGLER_SECONDS = 10
const DAY_MS = 86_400_000

export const undoUntil = (mergedAt: Date) => new Date(mergedAt.getTime() + adminQuestions.UNMERGE_DAYS * DAY_MS)

/**
 * Makes a piece part of another: answers, comments and marks go there, the piece itself leaves every list, and its address
 * leads to the other. A target is always published, so merges never form a circle.
 */
export async function mergeQuestion(deps: Deps, moderator: Member, id: string, into: string) {
  if (!questionPolicy.merge(moderator)) throw new AppError('auth.forbidden')
  const taxonomy = await loadTaxonomy(deps)
  const merged = await deps.db.transaction().execute(async (tx) => {
    const pieces = await lockPieces(tx, id, into)
    const [piece, target] = [pieces.get(id), pieces.get(into)]
    if (!piece || !questionPolicy.read(moderator, subjectOf(piece))) throw new AppError('question.not_found')
    const fits = target && id !== into && target.question_type === piece.question_type
    if (!fits || !questionPolicy.read(moderator, subjectOf(target))) throw new AppError('question.not_mergeable')

    const takesBest = target.best_answer_id === null && piece.best_answer_id !== null
    const { rows } = await sql<{ id: string; merged_at: Date }>`
      insert into question_merge (question_id, target_id, moderator_id, best_answer_id, took_best)
      values (${id}, ${into}, ${moderator.id}, ${piece.best_answer_id}, ${takesBest}) returning id, merged_at`.execute(
      tx,
    )
    const merge = rows[0] as { id: string; merged_at: Date }
    const steps = [
      sql`piece as (
        update question set status = 'deleted', merged_into = ${into}, version = version + 1, updated_at = now() where id = ${id})`,
      sql`settled as (update question_draft set state = 'none' where question_id = ${id})`,
      ...placeChange({ id, questionType: piece.question_type }, placeOf(piece, taxonomy), undefined),
    ]
    await sql`with ${sql.join(steps)} select 1`.execute(tx)
    await copyMarks(tx, id, into)
    const answers = await moveAnswers(tx, { id: merge.id, from: id, to: into, takesBest })
    await recount(tx, [into])
    await withdrawFromReview(tx, 'question', id)
    await hideFiles(tx, { type: 'question', id })
    const detail = { into, answers }
    await audit(tx, moderator, { action: 'question.merge', targetType: 'question', targetId: id, detail })
    for (const questionId of [id, into]) await enqueue(tx, 'question.changed', { questionId })
    await enqueue(tx, 'question.heat', { questionId: into })
    await enqueue(tx, 'question.merged', { mergeId: merge.id }, { delaySeconds: STRAGGLER_SECONDS })
    return { id, mergedInto: into, answers, undoUntil: undoUntil(merge.merged_at).toISOString() }
  })
  await Promise.all([announceQuestion(deps, id), announceQuestion(deps, into)])
  return merged
}
