import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | Date | readonly string[] | null

const CHUNK = 256 * 1024

/** One value in the text format of COPY. */
function field(value: Value): string {
  if (value === null) return '\\N'
  if (Array.isArray(value)) return escape(`{${value.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'number' ? String(value) : escape(value as string)
}
const escape = (text: string) =>
  text.replace(/[\\\n\r\t]/g, (c) => (c === '\\' ? '\\\\' : c === '\n' ? '\\n' : c === '\r' ? '\\r' : '\\t'))

/** A tsvector in its text form. */
export const tsvector = (terms: readonly string[]) => terms.map((term) => `'${term.replace(/['\\]/g, '')}'`).join(' ')

/** Sends rows through COPY on an open connection, waiting whenever the server is behind. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
) {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  const done = once(stream, 'finish')
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(field).join('\t')}\n`
    if (chunk.length < CHUNK) continue
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
    chunk = ''
  }
  stream.end(chunk)
  await done
}
