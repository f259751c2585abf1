import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { questionPolicy, type QuestionSubject } from '../../policies/question.policy.ts'
import { hideFiles } from '../files/index.ts'
import { withdrawFromReview } from '../review/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { placeChange } from './place-question.ts'
import { announceQuestion } from './question.jobs.ts'

type Row = {
  author_id: string
  status: QuestionSubject['status']
  question_type: number
  section_id: string | null
  tag_ids: string[]
}

/** Takes a piece away for good; its text stays for whoever has to answer for it. Another's piece is as good as missing. */
export async function deleteQuestion(deps: Deps, member: Member, id: string) {
  const taxonomy = await loadTaxonomy(deps)
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select author_id, status, question_type, section_id, tag_ids from question where id = ${id} for update`.execute(
      tx,
    )
    const row = rows[0]
    const subject = row && { authorId: row.author_id, status: row.status, questionType: row.question_type }
    if (!row || !subject || !questionPolicy.delete(member, subject)) throw new AppError('question.not_found')
    const place = row.status === 'published' && {
      sectionIds: taxonomy.pathOf(row.section_id ?? '').map((section) => section.id),
      tagIds: row.tag_ids,
    }
    const steps = [
      sql`piece as (update question set status = 'deleted', version = version + 1, updated_at = now() where id = ${id})`,
      sql`settled as (update question_draft set state = 'none' where question_id = ${id})`,
      ...placeChange({ id, questionType: row.question_type }, place || undefined, undefined),
    ]
    await sql`with ${sql.join(steps)} select 1`.execute(tx)
    await withdrawFromReview(tx, 'question', id)
    await hideFiles(tx, { type: 'question', id })
    await audit(tx, member, { action: 'question.delete', targetType: 'question', targetId: id })
    await enqueue(tx, 'question.changed', { questionId: id })
  })
  await announceQuestion(deps, id)
  return { id }
}
