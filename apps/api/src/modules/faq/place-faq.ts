import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { allFaqs, faqsOfSection, faqsOfTag } from './faq-scope.ts'

export type Place = { sectionIds: string[]; tagIds: string[] }

const scopesOf = ({ sectionIds, tagIds }: Place) => [
  allFaqs,
  ...sectionIds.map(faqsOfSection),
  ...tagIds.map(faqsOfTag),
]

/** Puts a published FAQ into the lists of its sections and tags, and counts it there. */
export async function placeFaq(tx: Tx, faqId: string, place: Place, publishedAt: Date, heat: number) {
  await sql`
    insert into faq_section (section_id, faq_id, published_at, heat)
    select unnest(${place.sectionIds}::bigint[]), ${faqId}, ${publishedAt}, ${heat}`.execute(tx)
  await sql`
    insert into faq_tag (tag_id, faq_id, published_at, heat)
    select unnest(${place.tagIds}::bigint[]), ${faqId}, ${publishedAt}, ${heat}`.execute(tx)
  await count(tx, scopesOf(place), 1)
}

/** Takes a FAQ out of every list. */
export async function removeFaq(tx: Tx, faqId: string) {
  const { rows: sections } = await sql<{ id: string }>`
    delete from faq_section where faq_id = ${faqId} returning section_id as id`.execute(tx)
  const { rows: tags } = await sql<{
    id: string
  }>`delete from faq_tag where faq_id = ${faqId} returning tag_id as id`.execute(tx)
  await count(tx, scopesOf({ sectionIds: sections.map((row) => row.id), tagIds: tags.map((row) => row.id) }), -1)
}

/** Scopes in one order for everybody: two publishers never wait for each other in a circle. */
async function count(tx: Tx, scopes: string[], step: 1 | -1) {
  await sql`
    insert into content_total (scope, total)
    select scope, ${step} from unnest(${scopes.toSorted()}::text[]) scope
    on conflict (scope) do update set total = content_total.total + excluded.total`.execute(tx)
}
