import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by its duration where the two differ. */
export function equalSecrets(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())
}
