import { adminReview } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql, type SqlBool } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decidedJobKey } from './decide-review.ts'

/** Nothing has come of the decision yet, and the time for that has not come. A piece that a colleague took over is his. */
export const CAN_BE_UNDONE = sql<SqlBool>`(
  i.decided_at > now() - make_interval(secs => ${adminReview.UNDO_SECONDS}) and i.settled_at is null
  and not (i.state = 'handed_over' and i.claimed_by is not null))`

type Undone = { target_type: adminReview.ReviewTarget; target_id: string; revision: number }

/** Takes the caller's own decision back: the piece is open again, for the caller first. */
export async function undoReview(deps: Deps, member: Member, id: string) {
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Undone>`
      update review_item i set state = 'waiting', decided_by = null, decided_at = null, return_reason = null, note = '',
        handed_to = null, claimed_by = ${member.id}, claimed_at = now()
      where i.id = ${id} and i.decided_by = ${member.id} and i.state <> 'waiting' and ${CAN_BE_UNDONE}
        -- A newer version may wait in its place.
        and not exists (select from review_item newer where newer.target_type = i.target_type
          and newer.target_id = i.target_id and newer.id > i.id)
      returning i.target_type, i.target_id, i.revision`.execute(tx)
    const [undone] = rows
    if (!undone) throw await whyNotUndone(tx, member, id)
    await sql`select graphile_worker.remove_job(${decidedJobKey(id)})`.execute(tx)
    await audit(tx, member, {
      action: 'review.undo',
      targetType: undone.target_type,
      targetId: undone.target_id,
      detail: { itemId: id, revision: undone.revision },
    })
  })
  return { id, state: 'waiting' as const }
}

async function whyNotUndone(tx: Tx, { id: me }: Member, id: string) {
  const { rows } = await sql<{ own: boolean }>`
    select decided_by is not distinct from ${me} as own from review_item where id = ${id}`.execute(tx)
  if (!rows[0]) return new AppError('review.not_found')
  return new AppError(rows[0].own ? 'review.too_late' : 'review.changed_elsewhere')
}
