import { sql } from 'kysely'
import type { Range, Source, Version } from './document.ts'

/** The condition and the bound of a statement that reads a range of a table named `alias`. */
export const rangeOf = (alias: string, range: Range) => {
  const id = sql.ref(`${alias}.id`)
  return 'ids' in range
    ? { condition: sql`${id} = any(${range.ids}::bigint[])`, limit: range.ids.length }
    : { condition: sql`${id} > ${range.afterId}`, limit: range.limit }
}

/** Rows that were asked for by id and are no longer there are versions too: without a document. */
export function withMissing(source: Source, range: Range, versions: Version[]): Version[] {
  if (!('ids' in range)) return versions
  const present = new Set(versions.map(({ id }) => id))
  return [...versions, ...range.ids.filter((id) => !present.has(id)).map((id) => ({ source, id, document: null }))]
}
