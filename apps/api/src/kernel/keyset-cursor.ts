import { AppError } from './app-error.ts'

/** One part of a position: whether the text that came back can be that part. */
export type CursorPart = (text: string) => boolean

export const isCursorId: CursorPart = (text) => /^\d{1,18}$/.test(text)
export const isCursorCount: CursorPart = (text) => /^\d{1,9}$/.test(text)
export const isCursorFlag: CursorPart = (text) => text === 'true' || text === 'false'
export const isCursorTime: CursorPart = (text) => text.length <= 40 && !Number.isNaN(Date.parse(text))
export const isCursorNumber: CursorPart = (text) => /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/.test(text)

/** Position in a list: the sort values of the last record, its id last. Opaque to callers, checked when it comes back. */
export const encodeKeyset = (parts: readonly string[]) => Buffer.from(parts.join('|')).toString('base64url')

export function decodeKeyset(cursor: string, shape: readonly CursorPart[]): string[] {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  if (parts.length !== shape.length || !shape.every((isPart, index) => isPart(parts[index] ?? ''))) {
    throw new AppError('request.invalid', { fields: { cursor: '翻页位置有误' } })
  }
  return parts
}
