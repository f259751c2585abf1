import { PUBLIC_PREFIX } from '../../adapters/object-store.ts'
import type { Deps } from '../../kernel/deps.ts'

const WITHIN_MS = 10_000

/**
 * Pictures can be read by everybody, and the site's pages may send to the store. Said when a worker
 * starts and again every few minutes: the store may have been away, or another site that shares the bucket wrote at the same time.
 */
export const prepareStore = ({ store }: Pick<Deps, 'store'>) =>
  store.prepare(PUBLIC_PREFIX, AbortSignal.timeout(WITHIN_MS))
