import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobPayloads } from '../../../kernel/jobs.ts'
import { sendMessage } from '../../messages/index.ts'
import { announceQuestion } from '../question.jobs.ts'
import { lockPieces } from './lock-pieces.ts'
import { moveAnswers, recount } from './moved-answers.ts'

type Row = {
  question_id: string
  target_id: string
  author_id: string
  question_type: number
  title: string
  target_title: string
  answerers: string[]
  /** Somebody answered or commented there in the moment of the merge. */
  has_stragglers: boolean
}

/** Fetches what was written in the moment of the merge, and tells the authors where their words stand now. */
export async function followMerge(deps: Deps, { mergeId }: JobPayloads['question.merged']) {
  const targetId = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select m.question_id, m.target_id, q.author_id, q.question_type, q.title, t.title as target_title,
        array(select distinct author_id::text from answer where id = any(m.answer_ids) and status = 'published') as answerers,
        exists (select from answer where question_id = q.id)
          or exists (select from answer_comment where question_id = q.id) as has_stragglers
      from question_merge m join question q on q.id = m.question_id join question t on t.id = m.target_id
      where m.id = ${mergeId} and m.undone_at is null and t.status = 'published' for update of m`.execute(tx)
    const merge = rows[0]
    if (!merge) return null
    const { question_id: from, target_id: to } = merge
    if (merge.has_stragglers) {
      await lockPieces(tx, from, to)
      await moveAnswers(tx, { id: mergeId, from, to, takesBest: false })
      await recount(tx, [to])
    }
    const name = merge.question_type === 0 ? '问题' : '文章'
    const about = {
      kind: 'review',
      type: merge.question_type === 0 ? 'QUESTION' : 'TOPIC',
      refId: to,
      content: `《${merge.title}》已合并到《${merge.target_title}》，回答和收藏都在那里。`,
      cause: `merge:${mergeId}`,
    } as const
    await sendMessage(tx, { ...about, to: [merge.author_id], title: `你的${name}与另一条内容合并了` })
    const others = merge.answerers.filter((id) => id !== merge.author_id)
    await sendMessage(tx, { ...about, to: others, title: `你回答的${name}与另一条内容合并了` })
    return to
  })
  if (targetId) await announceQuestion(deps, targetId)
}
