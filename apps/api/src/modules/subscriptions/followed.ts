import type { mySections } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Taxonomy } from '../sections/index.ts'

/** What one member follows. */
export type Followed = { sectionIds: ReadonlySet<string>; tagIds: ReadonlySet<string>; chosenBefore: boolean }

type Row = { section_ids: string[]; tag_ids: string[]; chosen_before: boolean }

/** One statement, two index ranges of one member. */
export async function followedBy(db: Db | Tx, ownerId: string): Promise<Followed> {
  const { rows } = await sql<Row>`
    select array(select section_id::text from user_section where user_id = ${ownerId}) as section_ids,
           array(select tag_id::text from user_tag where user_id = ${ownerId}) as tag_ids,
           exists (select from app_user where id = ${ownerId} and first_choice_at is not null) as chosen_before`.execute(
    db,
  )
  const [row] = rows
  return {
    sectionIds: new Set(row?.section_ids),
    tagIds: new Set(row?.tag_ids),
    chosenBefore: row?.chosen_before ?? false,
  }
}

/** In display order; what was switched off since is not shown. */
export const presentFollowed = (taxonomy: Taxonomy, { sectionIds, tagIds }: Followed): mySections.MyChoice => ({
  sections: taxonomy.sections.filter(({ id }) => sectionIds.has(id)),
  tags: taxonomy.tags.filter(({ id }) => tagIds.has(id)),
})
