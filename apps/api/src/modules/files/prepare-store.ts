import { PUBLIC_PREFIX } from '../../adapters/object-store.ts'
import type { Deps } from '../../kernel/deps.ts'

const WITHIN_MS = 10_000

/** Pictures can be read by everybody, and the site's pages may send to the store. Every worker says so when it starts. */
export const prepareStore = ({ store }: Pick<Deps, 'store'>) =>
  store.prepare(PUBLIC_PREFIX, AbortSignal.timeout(WITHIN_MS))
