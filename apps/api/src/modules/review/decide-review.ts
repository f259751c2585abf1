import { adminReview } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { sendMessage } from '../messages/index.ts'
import { isFreeFor, OPEN, whyNot } from './review-claim.ts'

const STATES = { pass: 'passed', return: 'returned', handOver: 'handed_over' } as const

export const decidedJobKey = (itemId: string) => `review.decided:${itemId}`

type Decided = {
  id: string
  target_type: adminReview.ReviewTarget
  target_id: string
  revision: number
  decision: number
  title: string
  decided_at: Date
}
const DECIDED = sql`i.id, i.target_type, i.target_id, i.revision, i.decision, i.title, i.decided_at`

/**
 * A moderator's word on a piece. What follows from it waits until it can no longer be taken back. Sent twice, as after a lost
 * answer, it is one decision.
 */
export async function decideReview(deps: Deps, member: Member, id: string, wanted: adminReview.ReviewDecision) {
  const state = STATES[wanted.verdict]
  const row = await deps.db.transaction().execute(async (tx) => {
    if (wanted.to !== undefined) await expectReviewer(tx, member, wanted.to)
    const decided = await decide(tx, member, id, wanted)
    if (!decided) return decidedBefore(tx, member, id, wanted)
    const reason = reasonOf(wanted)
    await audit(tx, member, {
      action: `review.${wanted.verdict}`,
      targetType: decided.target_type,
      targetId: decided.target_id,
      detail: { itemId: id, revision: decided.revision, reason },
    })
    if (state === 'handed_over') await tellColleague(tx, wanted.to, decided)
    else {
      const { target_type: targetType, target_id: targetId, revision, decision } = decided
      await enqueue(
        tx,
        'review.decided',
        { itemId: id, decision, targetType, targetId, revision, verdict: state, reason },
        { key: decidedJobKey(id), delaySeconds: adminReview.UNDO_SECONDS },
      )
    }
    return decided
  })
  if (!row) throw await whyNot(deps, member.id, id)
  const undoUntil = new Date(row.decided_at.getTime() + adminReview.UNDO_SECONDS * 1000)
  return { id, state, undoUntil: undoUntil.toISOString() }
}

/** What the author reads: the chosen reason, the moderator's own words, or both. */
function reasonOf({ verdict, reason, note }: adminReview.ReviewDecision) {
  if (verdict !== 'return') return note
  const chosen = reason === undefined ? '' : adminReview.RETURN_REASONS[reason as adminReview.ReturnReason]
  return [chosen, note].filter(Boolean).join('：')
}

async function decide(tx: Tx, { id: me }: Member, id: string, wanted: adminReview.ReviewDecision) {
  const { rows } = await sql<Decided>`
    update review_item i set state = ${STATES[wanted.verdict]}, decided_by = ${me}, decided_at = now(),
      decision = decision + 1, return_reason = ${wanted.reason ?? null}, note = ${wanted.note},
      handed_to = ${wanted.to ?? null}, claimed_by = null, claimed_at = null, settled_at = null
    where i.id = ${id} and ${OPEN} and i.revision = ${wanted.revision} and i.author_id <> ${me} and ${isFreeFor(me)}
      -- Handing on twice is the same hand-over.
      and not (i.state = 'handed_over' and i.decided_by = ${me} and ${wanted.verdict === 'handOver'}::boolean)
    returning ${DECIDED}`.execute(tx)
  return rows[0]
}

/** The same decision of the same person, made a moment ago. */
async function decidedBefore(tx: Tx, { id: me }: Member, id: string, wanted: adminReview.ReviewDecision) {
  const { rows } = await sql<Decided>`
    select ${DECIDED} from review_item i
    where i.id = ${id} and i.state = ${STATES[wanted.verdict]} and i.decided_by = ${me} and i.revision = ${wanted.revision}
      and i.return_reason is not distinct from ${wanted.reason ?? null}::smallint and i.note = ${wanted.note}`.execute(
    tx,
  )
  return rows[0]
}

async function expectReviewer(tx: Tx, member: Member, id: string) {
  const { rows } = await sql`
    select from app_user where id = ${id} and id <> ${member.id}
      and roles && array['moderator', 'operator', 'administrator'] and not roles @> array['banned']`.execute(tx)
  if (rows.length === 0) throw new AppError('request.invalid', { fields: { to: '请选择其他审核员' } })
}

async function tellColleague(tx: Tx, to: string | undefined, { id, title, decision }: Decided) {
  await sendMessage(tx, {
    to: to === undefined ? [] : [to],
    kind: 'review',
    type: 'SYSTEM',
    refId: null,
    title: '有内容转交给你审核',
    content: `《${title}》等待你的处理。`,
    cause: `review-handover:${id}:${decision}`,
  })
}
