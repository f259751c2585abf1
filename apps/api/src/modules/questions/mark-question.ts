import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { HEAT_DELAY_SECONDS } from '../../kernel/heat.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { setMark, type MarkKind } from '../../kernel/set-mark.ts'
import { noteLike } from '../messages/index.ts'
import { questionTag } from './question-scope.ts'

const MARKS = {
  like: { marks: 'question_like', key: 'question_id', target: 'question', count: 'like_count' },
  collect: { marks: 'question_collect', key: 'question_id', target: 'question', count: 'collect_count' },
} satisfies Record<string, MarkKind>

/** Sets or takes back a like or a favourite of a question or article; returns the new count. */
export async function markQuestion(deps: Deps, member: Member, id: string, mark: keyof typeof MARKS, on: boolean) {
  const result = await deps.db.transaction().execute(async (tx) => {
    const set = await setMark(tx, MARKS[mark], member.id, id, on, sql`t.status = 'published'`)
    if (!set) throw new AppError('question.not_found')
    if (set.changed) {
      const options = { key: `question.heat:${id}`, delaySeconds: HEAT_DELAY_SECONDS }
      await enqueue(tx, 'question.heat', { questionId: id }, options)
      await enqueue(tx, 'points.mark', { target: 'question', targetId: id, mark, userId: member.id })
      if (mark === 'like') await noteLike(tx, { targetType: 'question', targetId: id }, on)
    }
    return set
  })
  if (result.changed) await deps.invalidation.publish([questionTag(id)])
  return result.count
}
