import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { normaliseCode } from '../catalogue-code.ts'

export type SeriesOf = (codes: readonly string[]) => string[]

/** The product series of the catalogue numbers that these rows list, one statement for all of them. */
export async function loadSeries(
  { db }: Pick<Deps, 'db'>,
  rows: readonly { catalogue_codes: readonly string[] }[],
): Promise<SeriesOf> {
  const keys = [...new Set(rows.flatMap((row) => row.catalogue_codes.map(normaliseCode)))]
  if (keys.length === 0) return () => []
  const found = await sql<{ code_key: string; series: string }>`
    select code_key, series from catalogue_item where code_key = any(${keys}::text[]) and series <> ''`.execute(db)
  const series = new Map(found.rows.map((row) => [row.code_key, row.series]))
  return (codes) => [...new Set(codes.flatMap((code) => series.get(normaliseCode(code)) ?? []))].sort()
}
