import type { FaqCard, FaqSort } from '@kms/contract/faq'

/** One page of a list with the way to the next one. */
export type FaqFeed = { sort: FaqSort; size: number; records: FaqCard[]; nextCursor: string | null }

export const readSort = (url: URL): FaqSort => (url.searchParams.get('sort') === 'hot' ? 'hot' : 'latest')

/** Opaque, but never longer than the contract allows: a mangled address is an ordinary first page. */
export function readCursor(url: URL): { cursor?: string } {
  const cursor = url.searchParams.get('cursor')
  return cursor !== null && cursor !== '' && cursor.length <= 200 ? { cursor } : {}
}
