import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { HEAT_DELAY_SECONDS } from '../../kernel/heat.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { setMark, type MarkKind } from '../../kernel/set-mark.ts'
import { faqTag } from './faq-scope.ts'

const MARKS = {
  like: { marks: 'faq_like', key: 'faq_id', target: 'faq', count: 'like_count' },
  collect: { marks: 'faq_collect', key: 'faq_id', target: 'faq', count: 'collect_count' },
} satisfies Record<string, MarkKind>
export type Mark = keyof typeof MARKS

/** Sets or takes back a like or a favourite of a FAQ; returns the new count. */
export async function markFaq(deps: Deps, member: Member, faqId: string, mark: Mark, on: boolean): Promise<number> {
  const { marks } = MARKS[mark]
  // Whoever marked a FAQ may take that back after it was withdrawn, too.
  const own = sql`exists (select 1 from ${sql.table(marks)} m where m.faq_id = t.id and m.user_id = ${member.id})`
  const visible = on ? sql`t.status = 'published'` : sql`(t.status = 'published' or ${own})`
  const result = await deps.db.transaction().execute(async (tx) => {
    const set = await setMark(tx, MARKS[mark], member.id, faqId, on, visible)
    if (!set) throw new AppError('faq.not_found')
    if (set.changed)
      await enqueue(tx, 'faq.heat', { faqId }, { key: `faq.heat:${faqId}`, delaySeconds: HEAT_DELAY_SECONDS })
    return set
  })
  if (result.changed) await deps.invalidation.publish([faqTag(faqId)])
  return result.count
}
