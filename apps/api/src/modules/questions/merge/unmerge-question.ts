import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { questionPolicy } from '../../../policies/question.policy.ts'
import { revealFiles } from '../../files/index.ts'
import { loadTaxonomy } from '../../sections/index.ts'
import { placeChange } from '../place-question.ts'
import { announceQuestion } from '../question.jobs.ts'
import { lockPieces, placeOf } from './lock-pieces.ts'
import { undoUntil } from './merge-question.ts'
import { recount, returnAnswers } from './moved-answers.ts'
import { removeCopiedMarks } from './moved-marks.ts'

type Merge = { id: string; target_id: string; answer_ids: string[]; best_answer_id: string | null; merged_at: Date }

/** Takes a merge back: the piece stands where it stood, with what had come from it. Answers given since stay where they were given. */
export async function unmergeQuestion(deps: Deps, moderator: Member, id: string) {
  if (!questionPolicy.merge(moderator)) throw new AppError('auth.forbidden')
  const taxonomy = await loadTaxonomy(deps)
  const { answers, targetId } = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Merge>`
      select id, target_id, answer_ids, best_answer_id, merged_at from question_merge
      where question_id = ${id} and undone_at is null for update`.execute(tx)
    const merge = rows[0]
    if (!merge) throw new AppError('question.not_found')
    if (undoUntil(merge.merged_at) < new Date()) throw new AppError('question.unmerge_too_late')
    const targetId = merge.target_id
    const pieces = await lockPieces(tx, id, targetId)
    const piece = pieces.get(id)
    if (!piece || pieces.get(targetId)?.status !== 'published') throw new AppError('question.unmerge_order')

    const { answer_ids: answerIds, best_answer_id: bestId } = merge
    const answers = await returnAnswers(tx, { from: id, to: targetId, answerIds, bestId })
    await removeCopiedMarks(tx, id, targetId)
    await recount(tx, [id, targetId])
    const steps = [
      sql`piece as (
        update question set status = 'published', merged_into = null, version = version + 1, updated_at = now()
        where id = ${id} returning id, question_type, unanswered, published_at, heat)`,
      sql`undone as (update question_merge set undone_at = now(), undone_by = ${moderator.id} where id = ${merge.id})`,
      ...placeChange({ id, questionType: piece.question_type }, undefined, placeOf(piece, taxonomy)),
    ]
    await sql`with ${sql.join(steps)} select 1`.execute(tx)
    await revealFiles(tx, { type: 'question', id })
    const detail = { from: targetId, answers }
    await audit(tx, moderator, { action: 'question.unmerge', targetType: 'question', targetId: id, detail })
    for (const questionId of [id, targetId]) {
      await enqueue(tx, 'question.changed', { questionId })
      await enqueue(tx, 'question.heat', { questionId })
    }
    return { answers, targetId }
  })
  await Promise.all([announceQuestion(deps, id), announceQuestion(deps, targetId)])
  return { id, answers }
}
