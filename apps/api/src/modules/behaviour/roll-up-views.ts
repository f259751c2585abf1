import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobName } from '../../kernel/jobs.ts'
import type { BehaviourKind } from './behaviour-event.ts'

/** What a view of each kind is added to: any table with id and view_count. */
type Target = {
  kind: BehaviourKind
  table: string
  /** The job that moves it in the hot lists, and the name under which it takes the id. */
  heat?: { job: JobName; idName: string }
}
export const VIEW_TARGETS: readonly Target[] = [
  { kind: 'readFaq', table: 'faq', heat: { job: 'faq.heat', idName: 'faqId' } },
  { kind: 'readQuestion', table: 'question', heat: { job: 'question.heat', idName: 'questionId' } },
]

/** Views move something slowly; likes have their own, quicker way. */
export const HEAT_DELAY_SECONDS = 600
/** Any number; one roll-up at a time, because two might wait for each other's rows. */
const ROLL_UP_LOCK = 727_310
/** Bounds one statement; the rest is taken a minute later. */
const MOST_AT_ONCE = 100_000

/** Every minute: one update for each object that was read, however often. */
export async function rollUpViews({ db }: Deps, targets: readonly Target[] = VIEW_TARGETS) {
  for (const { kind, table, heat } of targets) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${ROLL_UP_LOCK}) as mine`.execute(
        tx,
      )
      if (!rows[0]?.mine) return
      const moved = await sql<{ id: string }>`
        with taken as (
          delete from behaviour_tally
          where id in (select id from behaviour_tally where kind = ${kind} order by id limit ${MOST_AT_ONCE})
          returning object_id, amount
        ), summed as (
          select object_id, sum(amount) as amount from taken group by object_id
        )
        update ${sql.table(table)} t set view_count = t.view_count + s.amount
        from summed s where t.id = s.object_id returning t.id`.execute(tx)
      const ids = moved.rows.map(({ id }) => id)
      if (!heat || ids.length === 0) return
      await sql`
        select graphile_worker.add_job(${heat.job}, json_build_object(${heat.idName}::text, id::text),
          run_at => now() + make_interval(secs => ${HEAT_DELAY_SECONDS}), max_attempts => 25,
          job_key => ${`${heat.job}:views:`} || id, job_key_mode => 'preserve_run_at')
        from unnest(${ids}::bigint[]) id`.execute(tx)
    })
  }
}
