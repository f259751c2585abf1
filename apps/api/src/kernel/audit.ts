import type { Tx } from '@kms/db'
import type { Member } from './actor.ts'

type Entry = {
  action: string
  targetType: string
  targetId: string
  detail?: Record<string, string | number | boolean>
}

/** Writes down who did what, in the transaction that does it. */
export async function audit(tx: Tx, actor: Member, { action, targetType, targetId, detail = {} }: Entry) {
  await tx
    .insertInto('audit_event')
    .values({
      actor_id: actor.id,
      action,
      target_type: targetType,
      target_id: targetId,
      detail: JSON.stringify(detail),
    })
    .execute()
}
