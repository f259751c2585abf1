import { MAX_PAGE_DEPTH, type Page } from '@kms/contract'
import { AppError } from './app-error.ts'

/** Page numbers reach only so deep; further on, callers follow the cursor. */
export function refuseTooDeep({
  current,
  size,
  cursor,
}: {
  current: number
  size: number
  cursor?: string | undefined
}) {
  if (!cursor && current * size > MAX_PAGE_DEPTH) throw new AppError('request.too_deep')
}

type Found<T> = { records: T[]; total: number; size: number; current?: number; nextCursor?: string | null }

/** A page as the wire wants it; how many pages there are follows from the rest. */
export const toPage = <T>({ records, total, size, current = 1, nextCursor = null }: Found<T>): Page<T> => ({
  records,
  total,
  pages: Math.ceil(total / size),
  current,
  size,
  nextCursor,
})
