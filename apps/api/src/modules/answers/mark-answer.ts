import type { answers } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { setMark, type MarkKind } from '../../kernel/set-mark.ts'
import { noteLike } from '../messages/index.ts'
import { questionTag } from '../questions/index.ts'

const MARKS = {
  like: { marks: 'answer_like', key: 'answer_id', target: 'answer', count: 'like_count' },
  collect: { marks: 'answer_collect', key: 'answer_id', target: 'answer', count: 'collect_count' },
} satisfies Record<string, MarkKind>

const ofType = (type: answers.AnswerType | undefined) => {
  if (type === undefined) return sql``
  return type === 'QUESTION' ? sql`and q.question_type = 0` : sql`and q.question_type <> 0`
}

/** Sets or takes back a like or a favourite of an answer, of one kind where a kind is given; returns the new count. */
export async function markAnswer(
  deps: Deps,
  member: Member,
  id: string,
  mark: keyof typeof MARKS,
  on: boolean,
  type?: answers.AnswerType,
): Promise<number> {
  const visible = sql`t.status = 'published'
    and exists (select 1 from question q where q.id = t.question_id and q.status = 'published' ${ofType(type)})`
  const { count, questionId } = await deps.db.transaction().execute(async (tx) => {
    const set = await setMark(tx, MARKS[mark], member.id, id, on, visible)
    if (!set) throw new AppError('answer.not_found')
    if (!set.changed) return { count: set.count, questionId: undefined }
    await enqueue(tx, 'points.mark', { target: 'answer', targetId: id, mark, userId: member.id })
    if (mark === 'like') await noteLike(tx, { targetType: 'answer', targetId: id }, on)
    const { rows } = await sql<{ id: string }>`select question_id as id from answer where id = ${id}`.execute(tx)
    return { count: set.count, questionId: rows[0]?.id }
  })
  if (questionId) await deps.invalidation.publish([questionTag(questionId)])
  return count
}
