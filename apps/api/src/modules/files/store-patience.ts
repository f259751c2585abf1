import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'

/** A person waits this long for the store, all its answers together; then they are told. */
export const PATIENCE_MS = 2_500
/** A job waits longer, and comes back if that was not enough. */
export const JOB_PATIENCE_MS = 10 * 60_000

export const patience = () => AbortSignal.timeout(PATIENCE_MS)
export const jobPatience = () => AbortSignal.timeout(JOB_PATIENCE_MS)

/** Signing needs no store; an address to a store that is away would only fail later and without words. */
export async function expectStore({ store }: Pick<Deps, 'store'>, signal: AbortSignal) {
  try {
    await store.check(signal)
  } catch (cause) {
    throw new AppError('file.store_unavailable', { cause, retryAfter: 5 })
  }
}
