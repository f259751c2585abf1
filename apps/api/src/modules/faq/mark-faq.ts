import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { faqTag } from './faq-scope.ts'

/** A burst of likes moves the FAQ in the hot lists once. */
const HEAT_DELAY_SECONDS = 5

const MARKS = {
  like: { table: sql.table('faq_like'), count: sql.ref('like_count') },
  collect: { table: sql.table('faq_collect'), count: sql.ref('collect_count') },
}
export type Mark = keyof typeof MARKS

/**
 * Sets or takes back a like or a favourite and returns the new count. The row decides: the count moves only if one was
 * really added or removed, so retries and double clicks are harmless.
 */
export async function markFaq(deps: Deps, member: Member, faqId: string, mark: Mark, on: boolean): Promise<number> {
  const { table, count } = MARKS[mark]
  const change = on
    ? sql`insert into ${table} (faq_id, user_id) select id, ${member.id} from faq
          where id = ${faqId} and status = 'published' on conflict do nothing returning faq_id`
    : sql`delete from ${table} where faq_id = ${faqId} and user_id = ${member.id} returning faq_id`
  const step = on ? sql`1` : sql`-1`

  const result = await deps.db.transaction().execute(async (tx) => {
    const { rows: moved } = await sql<{ count: number }>`
      with changed as (${change})
      update faq set ${count} = ${count} + ${step} from changed where faq.id = changed.faq_id
      returning ${count} as count`.execute(tx)
    if (moved[0]) {
      await enqueue(tx, 'faq.heat', { faqId }, { key: `faq.heat:${faqId}`, delaySeconds: HEAT_DELAY_SECONDS })
      return { count: moved[0].count, changed: true }
    }
    const { rows } = await sql<{ count: number }>`
      select ${count} as count from faq where id = ${faqId} and status = 'published'`.execute(tx)
    if (!rows[0]) throw new AppError('faq.not_found')
    return { count: rows[0].count, changed: false }
  })
  if (result.changed) await deps.invalidation.publish([faqTag(faqId)])
  return result.count
}
