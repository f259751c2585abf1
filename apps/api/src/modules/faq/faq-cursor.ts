import { AppError } from '../../kernel/app-error.ts'

/** Position in a list: the sort value of the last record and its id, which breaks ties. */
export type Position = { value: string; id: string }

export const encodeCursor = ({ value, id }: Position) => Buffer.from(`${value}|${id}`).toString('base64url')

export function decodeCursor(cursor: string, isValue: (value: string) => boolean): Position {
  const [value, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  if (!value || !id || !isValue(value) || !/^\d{1,19}$/.test(id)) {
    throw new AppError('request.invalid', { fields: { cursor: '翻页位置有误' } })
  }
  return { value, id }
}
