import { sanitiseHtml } from '@kms/api/kernel/sanitise-html'
import { heatOf } from '@kms/api/modules/faq/heat'
import { faqSearchTerms } from '@kms/api/modules/search/search-terms'
import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import { faqs, pathOf, sections, sectionTags, tags, users } from './read-corpus.ts'
import { OPERATOR_ID, roleAccounts, roleIdentities } from './role-accounts.ts'

/** Writes the whole corpus in one transaction. Running it again changes what differs and keeps readers' counts. */
export async function writeCorpus(db: Db) {
  await db.transaction().execute(async (tx) => {
    await writePeople(tx)
    await writeTrees(tx)
    for (const faq of faqs) await writeFaq(tx, faq)
  })
}

/** They have been here for a while: signing in leads them home. */
const WELCOMED_AT = '2026-01-01T00:00:00Z'

export async function writePeople(tx: Db | Tx) {
  await tx
    .insertInto('app_user')
    .values([...roleAccounts, ...users].map((person) => ({ ...person, first_choice_at: WELCOMED_AT })))
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        nickname: eb.ref('excluded.nickname'),
        title: eb.ref('excluded.title'),
        company_type: eb.ref('excluded.company_type'),
        bio: eb.ref('excluded.bio'),
        roles: eb.ref('excluded.roles'),
        is_big_v: eb.ref('excluded.is_big_v'),
        skill_tag_ids: eb.ref('excluded.skill_tag_ids'),
        user_type: eb.ref('excluded.user_type'),
        first_choice_at: eb.ref('excluded.first_choice_at'),
      })),
    )
    .execute()
  await tx
    .insertInto('user_identity')
    .values(roleIdentities)
    .onConflict((oc) => oc.columns(['provider', 'subject']).doNothing())
    .execute()
}

export async function writeTrees(tx: Db | Tx) {
  await tx
    .insertInto('section')
    .values(sections)
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        parent_id: eb.ref('excluded.parent_id'),
        name: eb.ref('excluded.name'),
        icon_key: eb.ref('excluded.icon_key'),
        description: eb.ref('excluded.description'),
        sort: eb.ref('excluded.sort'),
      })),
    )
    .execute()
  await tx
    .insertInto('tag')
    .values(tags)
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        parent_id: eb.ref('excluded.parent_id'),
        name: eb.ref('excluded.name'),
        aliases: eb.ref('excluded.aliases'),
        sort: eb.ref('excluded.sort'),
      })),
    )
    .execute()
  await tx
    .insertInto('section_tag')
    .values(sectionTags)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

type DemoFaq = (typeof faqs)[number]

async function writeFaq(tx: Tx, faq: DemoFaq) {
  const text = {
    title: faq.title,
    conclusion: faq.conclusion,
    content_html: sanitiseHtml(faq.html),
    section_id: faq.sectionId,
    tag_ids: faq.tagIds,
    catalogue_codes: faq.catalogueCodes,
    valid_from: faq.validFrom,
    review_by: faq.reviewBy,
  }
  const { published_at, heat } = await tx
    .insertInto('faq')
    .values({
      ...text,
      id: faq.id,
      status: 'published',
      reviewed_at: faq.reviewedAt,
      published_at: faq.publishedAt,
      created_at: faq.publishedAt,
      // Staff last touched it when they last vouched for it.
      updated_at: `${faq.reviewedAt}T02:00:00Z`,
      view_count: faq.viewCount,
      like_count: faq.likeCount,
      collect_count: faq.collectCount,
      heat: heatOf(faq),
      search_terms: sql`array_to_tsvector(${faqSearchTerms(faq)}::text[])`,
    })
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        ...text,
        status: 'published',
        reviewed_at: eb.ref('excluded.reviewed_at'),
        search_terms: eb.ref('excluded.search_terms'),
        // A new version only when a reader would notice.
        version: sql`faq.version + (case when (faq.status, faq.title, faq.conclusion, faq.content_html, faq.section_id, faq.tag_ids)
          is distinct from ('published', excluded.title, excluded.conclusion, excluded.content_html, excluded.section_id, excluded.tag_ids)
          then 1 else 0 end)`,
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning(['published_at', 'heat'])
    .executeTakeFirstOrThrow()

  const place = { faq_id: faq.id, published_at: published_at ?? faq.publishedAt, heat }
  await tx.deleteFrom('faq_section').where('faq_id', '=', faq.id).execute()
  await tx
    .insertInto('faq_section')
    .values(pathOf(faq.sectionId).map((section_id) => ({ ...place, section_id })))
    .execute()
  await tx.deleteFrom('faq_tag').where('faq_id', '=', faq.id).execute()
  await tx
    .insertInto('faq_tag')
    .values(faq.tagIds.map((tag_id) => ({ ...place, tag_id })))
    .execute()
  await tx.deleteFrom('faq_revision').where('faq_id', '=', faq.id).execute()
  await tx
    .insertInto('faq_revision')
    .values({
      ...text,
      faq_id: faq.id,
      number: 1,
      state: 'published',
      editor_id: OPERATOR_ID,
      created_at: faq.publishedAt,
    })
    .execute()
}
