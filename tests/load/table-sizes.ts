import type { BenchDatabase } from './bench-database.ts'

type Size = { name: string; kind: string; rows: string; bytes: string }

/** The relations that grow with the content, each with what a row of its table costs in it. */
const SIZES = `
  select c.relname as name, 'table' as kind, c.reltuples::bigint as rows, pg_table_size(c.oid) as bytes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > 1000
  union all
  select i.relname, 'index on ' || t.relname, t.reltuples::bigint, pg_relation_size(i.oid)
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and t.reltuples > 1000
  order by bytes desc`

/** A second table under the first: docs/scale.md is worked out from it. */
export async function tableSizes(database: BenchDatabase): Promise<string[]> {
  const { rows } = await database.query<Size>(SIZES)
  return [
    `What a row costs in ${database.name}:`,
    '',
    '| relation | kind | rows of the table | MB | bytes per row |',
    '|---|---|---|---|---|',
    ...rows.map(({ name, kind, rows, bytes }) => {
      const perRow = Number(bytes) / Number(rows)
      return `| ${name} | ${kind} | ${rows} | ${(Number(bytes) / 1e6).toFixed(1)} | ${perRow.toFixed(0)} |`
    }),
  ]
}
