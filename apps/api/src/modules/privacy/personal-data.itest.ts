import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCOUNT_COLUMNS, copiedTables, PERSONAL_DATA } from './personal-data.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

/** Names that say whose a row is, also where nothing refers to the account. */
const SAYS_WHOSE =
  '(^|_)(user|author|owner|actor|editor|expert|member|follower|followee|sender|receiver)_id$|_by$|mention_ids$'

type Column = { place: string }
const placesOfPeople = async () => {
  const { rows } = await sql<Column>`
    select c.relname || '.' || a.attname as place
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype)
      and (a.attname ~ ${SAYS_WHOSE} or exists (
        select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'app_user'::regclass
          and f.conkey = array[a.attnum]))`.execute(world.deps.db)
  return rows.map(({ place }) => place)
}

it('names every reference to a person with what becomes of it', async () => {
  const places = [...(await placesOfPeople()), 'app_user.id']
  expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual([...new Set(places)].toSorted())
})

it('names every column of the account', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'app_user' and table_schema = 'public'`.execute(
    world.deps.db,
  )
  expect(Object.keys(ACCOUNT_COLUMNS).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('leaves only columns out of a copy that are there', async () => {
  for (const { table, without } of copiedTables()) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(world.deps.db)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...without]))
  }
})
