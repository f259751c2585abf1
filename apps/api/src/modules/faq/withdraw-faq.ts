import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { announceFaqChange } from './faq.jobs.ts'
import { lockFaq } from './lock-faq.ts'
import { removeFaq } from './place-faq.ts'

/** Takes a FAQ away from readers; its text, counts and history stay for when it is published again. */
export async function withdrawFaq(deps: Deps, editor: Member, id: string) {
  const revision = await deps.db.transaction().execute(async (tx) => {
    const faq = await lockFaq(tx, id)
    if (faq.status !== 'published') throw new AppError('faq.not_published')
    await sql`update faq set status = 'withdrawn', version = version + 1, updated_at = now() where id = ${id}`.execute(
      tx,
    )
    await removeFaq(tx, id)
    await audit(tx, editor, { action: 'faq.withdraw', targetType: 'faq', targetId: id })
    await enqueue(tx, 'faq.changed', { faqId: id })
    return faq.revision
  })
  await announceFaqChange(deps, { faqId: id })
  return { id, revision }
}
