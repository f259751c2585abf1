import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { faqSearchTerms } from '../search/index.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { announceFaqChange } from './faq.jobs.ts'
import { heatOf } from './heat.ts'
import { lockFaq } from './lock-faq.ts'
import { placeFaq, removeFaq } from './place-faq.ts'

type Published = { section_id: string; tag_ids: string[]; published_at: Date }

/** Puts the newest revision before readers. Search and caches follow by a job of the same transaction. */
export async function publishFaq(deps: Deps, editor: Member, id: string, revision: number) {
  const taxonomy = await loadTaxonomy(deps)
  await deps.db.transaction().execute(async (tx) => {
    const faq = await lockFaq(tx, id)
    if (faq.revision !== revision) throw new AppError('faq.changed_elsewhere')
    if (faq.revision_state === 'published' && faq.status === 'published') throw new AppError('faq.nothing_to_publish')

    const publishedAt = faq.published_at ?? new Date()
    const heat = heatOf({
      viewCount: Number(faq.view_count),
      likeCount: faq.like_count,
      collectCount: faq.collect_count,
      publishedAt,
    })
    const terms = faqSearchTerms({
      title: faq.draft_title,
      conclusion: faq.draft_conclusion,
      catalogueCodes: faq.draft_codes,
    })
    const { rows } = await sql<Published>`
      update faq set
        status = 'published', version = faq.version + 1, updated_at = now(), published_at = ${publishedAt},
        reviewed_at = ${today()}, heat = ${heat}, search_terms = array_to_tsvector(${terms}::text[]),
        title = r.title, conclusion = r.conclusion, content_html = r.content_html, section_id = r.section_id,
        tag_ids = r.tag_ids, catalogue_codes = r.catalogue_codes, valid_from = r.valid_from, review_by = r.review_by
      from faq_revision r
      where faq.id = ${id} and r.faq_id = faq.id and r.number = ${revision}
      returning faq.section_id, faq.tag_ids, faq.published_at`.execute(tx)
    const published = rows[0] as Published
    await sql`
      update faq_revision set state = case when number = ${revision} then 'published' else 'superseded' end
      where faq_id = ${id} and (state <> 'superseded' or number = ${revision})`.execute(tx)

    if (faq.status === 'published') await removeFaq(tx, id)
    const sectionIds = taxonomy.pathOf(published.section_id).map((section) => section.id)
    await placeFaq(tx, id, { sectionIds, tagIds: published.tag_ids }, published.published_at, heat)
    await audit(tx, editor, { action: 'faq.publish', targetType: 'faq', targetId: id, detail: { revision } })
    await enqueue(tx, 'faq.changed', { faqId: id })
  })
  await announceFaqChange(deps, { faqId: id })
  return { id, revision }
}
