import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { findExperts } from './find-experts.ts'
import { isOpen, lockOwnOffer } from './lock-offer.ts'
import { rankExperts } from './score-expert.ts'
import { sendOffer } from './send-offer.ts'

type HandOn = { to: string; note: string }

/** Passes an offer to a colleague by name: whether he fits is the giver's judgement, whether he can be asked at all is not. */
export async function handOnOffer({ db }: Deps, member: Member, id: string, { to, note }: HandOn, now = new Date()) {
  await db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, member, id)
    if (!isOpen(offer)) throw new AppError('offer.taken')
    const { question } = offer
    const expert = (await findExperts(tx, question, now)).find((one) => one.id === to)
    if (!expert) throw new AppError('offer.expert_refused')
    await sql`
      with back as (update question_routing set state = 'open' where question_id = ${question.questionId})
      update question_offer set state = 'handed_on', decided_at = ${now} where id = ${id}`.execute(tx)
    await sendOffer(tx, {
      question: { id: question.questionId, title: question.title },
      expert,
      round: offer.round,
      sentBy: { id: member.id, note },
      now,
    })
  })
  return { id }
}

/** As many as a list shows; who is looked for beyond it is not the best choice. */
const COLLEAGUES = 10

/** Who could take one of the caller's offers: those who fit in their order, then the others with the least to do. */
export async function listColleagues({ db }: Deps, member: Member, id: string, now = new Date()) {
  return db.transaction().execute(async (tx) => {
    const { question } = await lockOwnOffer(tx, member, id)
    const experts = await findExperts(tx, question, now)
    const fitting = rankExperts(experts, question.tagIds.length, now)
    const others = experts.filter((one) => !fitting.includes(one)).toSorted((a, b) => a.openOffers - b.openOffers)
    return [...fitting, ...others].slice(0, COLLEAGUES).map(({ row }) => row)
  })
}
