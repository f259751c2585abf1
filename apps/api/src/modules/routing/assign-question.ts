import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { findExperts } from './find-experts.ts'
import { lockRouting } from './routed-question.ts'
import { sendOffer } from './send-offer.ts'

type Assignment = { expertId: string; note: string }

/** An operator asks one expert by hand, also about a question that was never routed. */
export async function assignQuestion(
  { db }: Deps,
  member: Member,
  questionId: string,
  { expertId, note }: Assignment,
  now = new Date(),
) {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into question_routing (question_id, state) select id, 'open' from question where id = ${questionId}
      on conflict do nothing`.execute(tx)
    const question = await lockRouting(tx, questionId)
    if (!question) throw new AppError('question.not_found')
    if (!question.isWaiting) throw new AppError('offer.taken')
    const expert = (await findExperts(tx, question, now)).find((one) => one.id === expertId)
    if (!expert) throw new AppError('offer.expert_refused')
    await sendOffer(tx, {
      question: { id: questionId, title: question.title },
      expert,
      round: 1,
      sentBy: { id: member.id, note },
      now,
    })
    await sql`update question_routing set escalate_at = null, state = case when state = 'taken' then state else 'open' end
      where question_id = ${questionId}`.execute(tx)
    await audit(tx, member, {
      action: 'question.assign',
      targetType: 'question',
      targetId: questionId,
      detail: { expertId },
    })
  })
  return { id: questionId }
}
