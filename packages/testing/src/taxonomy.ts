import { ROLES } from '@kms/api/kernel/actor'
import type { Db } from '@kms/db'
import { sql } from 'kysely'

/** A small tree that every test may count on. */
export type TestTaxonomy = typeof TAXONOMY

const TAXONOMY = {
  /** 低压配电 › 塑壳断路器, 微型断路器 */
  root: '1',
  mccb: '2',
  mcb: '3',
  tripping: '1',
  wiring: '2',
} as const

export async function insertTaxonomy(db: Db): Promise<TestTaxonomy> {
  await db
    .insertInto('section')
    .values([
      { id: '1', name: '低压配电', icon_key: 'breaker', sort: 1 },
      { id: '2', parent_id: '1', name: '塑壳断路器', icon_key: 'breaker', sort: 2 },
      { id: '3', parent_id: '1', name: '微型断路器', icon_key: 'mcb', sort: 3 },
    ])
    .execute()
  await db
    .insertInto('tag')
    .values([
      { id: '1', name: '跳闸' },
      { id: '2', name: '接线' },
    ])
    .execute()
  await db
    .insertInto('section_tag')
    .values([
      { section_id: '2', tag_id: '1' },
      { section_id: '3', tag_id: '2' },
    ])
    .execute()
  await db
    .insertInto('app_user')
    .values(ROLES.map((role, index) => ({ id: String(index + 1), nickname: `${role}-account`, roles: [role] })))
    .execute()
  // Ids were written by hand: new rows come after them.
  for (const table of ['section', 'tag', 'app_user']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db)
  }
  return TAXONOMY
}
