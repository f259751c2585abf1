import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { announceFaqChange } from './faq.jobs.ts'
import { lockFaq } from './lock-faq.ts'

/** Vouches for the published text again: new review-by date, reviewed today. */
export async function reviewFaq(deps: Deps, editor: Member, id: string, reviewBy: string) {
  if (reviewBy <= today()) throw new AppError('request.invalid', { fields: { reviewBy: '复核日期须晚于今天' } })
  const revision = await deps.db.transaction().execute(async (tx) => {
    const faq = await lockFaq(tx, id)
    if (faq.status !== 'published') throw new AppError('faq.not_published')
    await sql`
      update faq set review_by = ${reviewBy}, reviewed_at = ${today()}, version = version + 1, updated_at = now()
      where id = ${id}`.execute(tx)
    await sql`update faq_revision set review_by = ${reviewBy} where faq_id = ${id} and state <> 'superseded'`.execute(
      tx,
    )
    await audit(tx, editor, { action: 'faq.review', targetType: 'faq', targetId: id, detail: { reviewBy } })
    await enqueue(tx, 'faq.changed', { faqId: id })
    return faq.revision
  })
  await announceFaqChange(deps, { faqId: id })
  return { id, revision }
}
