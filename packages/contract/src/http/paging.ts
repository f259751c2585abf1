import { z } from 'zod'

export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 50
/** Page numbers reach this many rows deep; further on, callers follow `nextCursor`. */
export const MAX_PAGE_DEPTH = 10_000

/** Opaque to callers: the position after the last record of the page before. */
const Cursor = z.string().max(200)

export const pageRequest = {
  current: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  cursor: Cursor.optional(),
}

export const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    /** May be capped on large sets; never a full count on a hot path. */
    total: z.number().int(),
    pages: z.number().int(),
    current: z.number().int(),
    size: z.number().int(),
    nextCursor: Cursor.nullable(),
  })

export type Page<T> = {
  records: T[]
  total: number
  pages: number
  current: number
  size: number
  nextCursor: string | null
}
