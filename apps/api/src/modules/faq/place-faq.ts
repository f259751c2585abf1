import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { allFaqs, faqsOfSection, faqsOfTag } from './faq-scope.ts'

export type Place = { sectionIds: string[]; tagIds: string[] }

const scopesOf = ({ sectionIds, tagIds }: Place) => [
  allFaqs,
  ...sectionIds.map(faqsOfSection),
  ...tagIds.map(faqsOfTag),
]

/** Puts a published FAQ into the lists of its sections and tags, and counts it there. One statement. */
export async function placeFaq(tx: Tx, faqId: string, place: Place, publishedAt: Date, heat: number) {
  await sql`
    with in_sections as (
      insert into faq_section (section_id, faq_id, published_at, heat)
      select unnest(${place.sectionIds}::bigint[]), ${faqId}, ${publishedAt}, ${heat}),
    with_tags as (
      insert into faq_tag (tag_id, faq_id, published_at, heat)
      select unnest(${place.tagIds}::bigint[]), ${faqId}, ${publishedAt}, ${heat})
    ${countBy(1, scopesOf(place))}`.execute(tx)
}

/** Takes a FAQ out of every list it is in. */
export async function removeFaq(tx: Tx, faqId: string) {
  const { rows } = await sql<Place>`
    with sections as (delete from faq_section where faq_id = ${faqId} returning section_id),
         tags as (delete from faq_tag where faq_id = ${faqId} returning tag_id)
    select array(select section_id from sections) as "sectionIds", array(select tag_id from tags) as "tagIds"`.execute(
    tx,
  )
  await countBy(-1, scopesOf(rows[0] as Place)).execute(tx)
}

/** Scopes in one order for everybody: two publishers never wait for each other in a circle. */
const countBy = (step: 1 | -1, scopes: string[]) => sql`
  insert into content_total (scope, total)
  select scope, ${step} from unnest(${scopes.toSorted()}::text[]) scope
  on conflict (scope) do update set total = content_total.total + excluded.total`
