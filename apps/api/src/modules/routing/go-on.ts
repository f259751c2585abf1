import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { sendMessage } from '../messages/index.ts'
import { findExperts } from './find-experts.ts'
import type { RoutedQuestion } from './routed-question.ts'
import { rankExperts } from './score-expert.ts'
import { sendOffer } from './send-offer.ts'

/** After being passed on so often, no further expert is asked by itself. */
export const MAX_ROUNDS = 3

/** Asks the next best ones. Returns how many there were. */
export async function askNext(tx: Tx, question: RoutedQuestion, count: number, round: number, now: Date) {
  if (round > MAX_ROUNDS) return 0
  const experts = rankExperts(await findExperts(tx, question, now), question.tagIds.length, now).slice(0, count)
  for (const expert of experts)
    await sendOffer(tx, { question: { id: question.questionId, title: question.title }, expert, round, now })
  return experts.length
}

/** Some offers of a question came to nothing: as many others are asked; when nobody is left, operators hear of it. */
export async function goOn(tx: Tx, question: RoutedQuestion, lost: { count: number; round: number }, now: Date) {
  if (!question.isWaiting) return closeRouting(tx, question.questionId, now)
  await askNext(tx, question, lost.count, lost.round + 1, now)
  const { rows } = await sql<{ state: string }>`
    select state from question_offer where question_id = ${question.questionId} and state in ('offered', 'accepted')`.execute(
    tx,
  )
  if (rows.length === 0) return escalate(tx, question, now)
  const state = rows.some((offer) => offer.state === 'accepted') ? 'taken' : 'open'
  await sql`update question_routing set state = ${state} where question_id = ${question.questionId}`.execute(tx)
}

/** Nobody took it: whoever runs the site is told, once. */
export async function escalate(tx: Tx, { questionId, title }: RoutedQuestion, now: Date) {
  const { rows } = await sql`
    update question_routing set state = 'escalated', escalate_at = null, escalated_at = ${now}
    where question_id = ${questionId} and state <> 'escalated' returning question_id`.execute(tx)
  if (rows.length === 0) return
  const { rows: operators } = await sql<{ id: string }>`
    select id from app_user where roles && '{moderator,operator}'::text[] and not ('banned' = any(roles))`.execute(tx)
  await sendMessage(tx, {
    to: operators.map(({ id }) => id),
    kind: 'notice',
    type: 'QUESTION',
    refId: questionId,
    title: '有问题无人接单，请人工安排',
    content: `《${title}》`,
    cause: `escalated:${questionId}:${now.getTime()}`,
  })
}

/** Answered, or gone: whoever was still asked and has not answered is let off. */
export async function closeRouting(tx: Tx, questionId: string, now: Date) {
  await sql`
    with closed as (
      update question_routing set state = 'closed', escalate_at = null where question_id = ${questionId} and state <> 'closed')
    update question_offer o set decided_at = ${now}, state = case when exists (
        select from answer a where a.question_id = ${questionId} and a.author_id = o.expert_id and a.status = 'published')
      then 'answered' else 'withdrawn' end
    where question_id = ${questionId} and state in ('offered', 'accepted')`.execute(tx)
}
