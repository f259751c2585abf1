import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { announceQuestion } from '../questions/index.ts'

type Row = { question_id: string; before: string | null; excerpt: string }

/** The asker adopts an answer, or another one instead. To anybody else the answer is as good as missing. */
export async function setBestAnswer(deps: Deps, asker: Member, id: string) {
  const { questionId, changed } = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select a.question_id, q.best_answer_id as before, a.excerpt
      from answer a join question q on q.id = a.question_id
      where a.id = ${id} and a.status = 'published'
        and q.author_id = ${asker.id} and q.status = 'published' and q.question_type = 0
      for update of q`.execute(tx)
    const row = rows[0]
    if (!row) throw new AppError('answer.not_found')
    const questionId = row.question_id
    if (row.before === id) return { questionId, changed: false }
    // Two statements: the index that allows one best answer looks at every row as it changes.
    await sql`update answer set is_best = false where question_id = ${questionId} and is_best`.execute(tx)
    await sql`
      with adopted as (update answer set is_best = true where id = ${id})
      update question set best_answer_id = ${id}, best_excerpt = ${row.excerpt}, version = version + 1, updated_at = now()
      where id = ${questionId}`.execute(tx)
    const detail = { questionId, ...(row.before && { before: row.before }) }
    await audit(tx, asker, { action: 'answer.adopt', targetType: 'answer', targetId: id, detail })
    await enqueue(tx, 'answer.adopted', { answerId: id })
    return { questionId, changed: true }
  })
  if (changed) await announceQuestion(deps, questionId)
  return { questionId, bestAnswerId: id }
}
