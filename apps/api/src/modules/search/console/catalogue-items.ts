import type { adminDictionary, Page } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import { refuseTooDeep, toPage } from '../../../kernel/paging.ts'
import { normaliseCode } from '../catalogue-code.ts'
import { CATALOGUE_TAG } from '../understanding/catalogue.ts'

/** The console counts that far; "more than that" is as good as the number. */
const COUNT_LIMIT = 10_000

type Row = adminDictionary.CatalogueRow & { total: number }

/** Numbers whose replacement is not in the catalogue show it as it is compared. */
const COLUMNS = sql`c.code, c.series, c.category, c.description, c.status,
  coalesce((select s.code from catalogue_item s where s.code_key = c.successor_key), c.successor_key) as successor,
  array(select p.code from catalogue_item p where p.successor_key = c.code_key order by p.code) as predecessors`

export async function listCatalogue(
  { db }: Deps,
  { current, size, keyword, status }: adminDictionary.CatalogueListRequest,
): Promise<Page<adminDictionary.CatalogueRow>> {
  refuseTooDeep({ current, size })
  const where = sql.join(
    [sql`true`, ...(status ? [sql`c.status = ${status}`] : []), ...(keyword ? [matching(keyword)] : [])],
    sql` and `,
  )
  const rows = await readRows(db, where, { size, offset: (current - 1) * size })
  return toPage({ records: rows.map(present), total: rows[0]?.total ?? 0, current, size })
}

async function readRows(db: Db | Tx, where: RawBuilder<unknown>, { size, offset }: { size: number; offset: number }) {
  const { rows } = await sql<Row>`
    select ${COLUMNS}, page.total from (
      select c.code_key, (select count(*)::int from (select 1 from catalogue_item c where ${where} limit ${sql.lit(COUNT_LIMIT)}) n) as total
      from catalogue_item c where ${where} order by c.code_key limit ${size} offset ${offset}
    ) page join catalogue_item c on c.code_key = page.code_key order by c.code_key`.execute(db)
  return rows
}

function matching(keyword: string) {
  const key = normaliseCode(keyword)
  const pattern = `%${likeWords(keyword)}%`
  const words = sql`c.description ilike ${pattern} or c.series ilike ${pattern}`
  return key.length >= 2 ? sql`(c.code_key like ${`${key}%`} or ${words})` : sql`(${words})`
}

const present = ({ total: _, ...row }: Row): adminDictionary.CatalogueRow => row

/** Adds a number or changes the one that is spelt so, with what it replaces and is replaced by. Searches follow at once. */
export async function saveCatalogueItem(deps: Deps, editor: Member, draft: adminDictionary.CatalogueDraft) {
  const key = normaliseCode(draft.code)
  const successorKey = draft.successor && normaliseCode(draft.successor)
  const predecessorKeys = [...new Set(draft.predecessors.map(normaliseCode))]
  if (successorKey === key) throw new AppError('request.invalid', { fields: { successor: '不能是它自己' } })
  if (predecessorKeys.includes(key) || (successorKey && predecessorKeys.includes(successorKey)))
    throw new AppError('request.invalid', { fields: { predecessors: '与型号或替代型号重复' } })
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows: known } = await sql<{ code_key: string }>`
      select code_key from catalogue_item where code_key = any(${predecessorKeys}::text[])`.execute(tx)
    if (known.length < predecessorKeys.length)
      throw new AppError('request.invalid', { fields: { predecessors: '词典里没有这个型号' } })
    await sql`
      insert into catalogue_item (code, code_key, series, category, description, status, successor_key)
      values (${draft.code.normalize('NFKC')}, ${key}, ${draft.series}, ${draft.category}, ${draft.description}, ${draft.status}, ${successorKey})
      on conflict (code_key) do update set series = excluded.series, category = excluded.category,
        description = excluded.description, status = excluded.status, successor_key = excluded.successor_key`.execute(
      tx,
    )
    await sql`
      update catalogue_item set successor_key = case when code_key = any(${predecessorKeys}::text[]) then ${key} end
      where successor_key = ${key} or code_key = any(${predecessorKeys}::text[])`.execute(tx)
    const detail = { code: draft.code, successor: draft.successor ?? '' }
    await audit(tx, editor, { action: 'catalogue.save', targetType: 'catalogue_item', targetId: '0', detail })
    const [row] = await readRows(tx, sql`c.code_key = ${key}`, { size: 1, offset: 0 })
    return present(row as Row)
  })
  await deps.invalidation.publish([CATALOGUE_TAG])
  return saved
}
