import { allFaqs, faqsOfSection, faqsOfTag } from '@kms/api/modules/faq/faq-scope'
import type { Db } from '@kms/db'
import { sql } from 'kysely'

const TABLES = [
  'app_user',
  'section',
  'tag',
  'faq',
  'question',
  'answer',
  'answer_comment',
  'score_platform',
  'banner',
  'notice',
] as const

/** Rows with given ids were written: the next one that the product makes must not meet them. */
export async function moveSequencesOn(db: Db) {
  for (const table of TABLES) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    )
  }
}

/** The totals that publishing keeps, counted afresh. */
export async function recountTotals(db: Db) {
  const scope = (name: (id: string) => string) => sql.lit(name(''))
  await db.transaction().execute(async (tx) => {
    await sql`delete from content_total where scope = ${allFaqs} or scope like ${`${allFaqs}:%`}`.execute(tx)
    await sql`
      insert into content_total (scope, total)
      select ${allFaqs}, count(*) from faq where status = 'published'
      union all select ${scope(faqsOfSection)} || section_id, count(*) from faq_section group by section_id
      union all select ${scope(faqsOfTag)} || tag_id, count(*) from faq_tag group by tag_id`.execute(tx)
  })
}
