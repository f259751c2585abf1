import type { adminFaq } from '@kms/contract'
import type { Tx } from '@kms/db'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { sanitiseHtml } from '../../kernel/sanitise-html.ts'
import { loadTaxonomy, type Taxonomy } from '../sections/index.ts'
import { lockFaq } from './lock-faq.ts'

type Draft = adminFaq.FaqDraft

/** Starts a FAQ as a draft that only the console sees. */
export async function createFaqDraft(deps: Deps, editor: Member, draft: Draft) {
  const columns = draftColumns(draft, await loadTaxonomy(deps))
  return deps.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('faq')
      .values({ status: 'draft', ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRevision(tx, id, 1, editor, columns)
    await audit(tx, editor, { action: 'faq.create', targetType: 'faq', targetId: id })
    return { id, revision: 1 }
  })
}

/** Saves a draft beside what readers see. `revision` is the one the editor started from. */
export async function saveFaqDraft(deps: Deps, editor: Member, id: string, draft: Draft, revision: number) {
  const columns = draftColumns(draft, await loadTaxonomy(deps))
  return deps.db.transaction().execute(async (tx) => {
    const faq = await lockFaq(tx, id)
    if (faq.revision !== revision) throw new AppError('faq.changed_elsewhere')
    const number = faq.revision + 1
    // Only the newest draft matters; the history keeps the ones before it.
    await tx
      .updateTable('faq_revision')
      .set({ state: 'superseded' })
      .where('faq_id', '=', id)
      .where('state', '=', 'draft')
      .execute()
    await insertRevision(tx, id, number, editor, columns)
    // A FAQ that was never published has no other version: its own row follows the draft.
    await tx
      .updateTable('faq')
      .set({ updated_at: new Date(), ...(faq.status === 'draft' ? columns : {}) })
      .where('id', '=', id)
      .execute()
    await audit(tx, editor, { action: 'faq.save', targetType: 'faq', targetId: id, detail: { revision: number } })
    return { id, revision: number }
  })
}

type Columns = ReturnType<typeof draftColumns>

function insertRevision(tx: Tx, faqId: string, number: number, editor: Member, columns: Columns) {
  return tx
    .insertInto('faq_revision')
    .values({ faq_id: faqId, number, state: 'draft', editor_id: editor.id, ...columns })
    .execute()
}

function draftColumns(draft: Draft, taxonomy: Taxonomy) {
  const unknownTag = draft.tagIds.find((id) => !taxonomy.tagById.has(id))
  const fields = {
    ...(taxonomy.sectionById.has(draft.sectionId) ? {} : { sectionId: '板块不存在' }),
    ...(unknownTag ? { tagIds: '标签不存在' } : {}),
    ...(draft.reviewBy < draft.validFrom ? { reviewBy: '复核日期不能早于生效日期' } : {}),
  }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
  return {
    title: draft.title,
    conclusion: draft.conclusion,
    content_html: sanitiseHtml(draft.content) as string,
    section_id: draft.sectionId,
    tag_ids: [...new Set(draft.tagIds)],
    catalogue_codes: [...new Set(draft.catalogueCodes)],
    valid_from: draft.validFrom,
    review_by: draft.reviewBy,
  }
}
