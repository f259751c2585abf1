import type { Db } from '@kms/db'
import { sql } from 'kysely'
import { windowOf, type BehaviourEvent, type BehaviourKind } from './behaviour-event.ts'

/** Kinds that end up in a counter of their object. */
const COUNTED: readonly BehaviourKind[] = ['readFaq', 'readQuestion']

/**
 * Writes a batch in one statement. The key of the table decides what is new, for all processes together; what is new is noted
 * for the counters in the same breath, so that nothing is counted twice or forgotten. Safe to repeat.
 */
export async function writeEvents(db: Db, events: readonly BehaviourEvent[]) {
  const rows = events.map(({ kind, objectId, caller, seconds, at }) => ({
    window_at: windowOf(at).toISOString(),
    kind,
    object_id: objectId,
    caller: caller.toString('hex'),
    seconds,
    at: at.toISOString(),
  }))
  await sql`
    with fresh as (
      insert into behaviour_event (window_at, kind, object_id, caller, seconds, at)
      select window_at, kind, object_id, decode(caller, 'hex'), seconds, at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as e (window_at timestamptz, kind text, object_id bigint, caller text, seconds integer, at timestamptz)
      on conflict do nothing
      returning kind, object_id
    )
    insert into behaviour_tally (kind, object_id, amount)
    select kind, object_id, count(*) from fresh where kind = any(${COUNTED}::text[]) group by kind, object_id`.execute(
    db,
  )
}
