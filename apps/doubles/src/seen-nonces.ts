export const SIGNATURE_LIFE_MS = 5 * 60_000

/** Says whether a signed request is fresh: its time at most five minutes away from ours and its nonce never seen in that time. */
export function createSeenNonces(now: () => number) {
  const forgetAt = new Map<string, number>()
  return {
    /** Call it only after the signature was found good: a forger must not be able to use up nonces. */
    accept(nonce: string, timestamp: number): 'fresh' | 'old' | 'replayed' {
      const time = now()
      if (!Number.isFinite(timestamp) || Math.abs(time - timestamp) > SIGNATURE_LIFE_MS) return 'old'
      for (const [seen, until] of forgetAt) if (until < time) forgetAt.delete(seen)
      if (forgetAt.has(nonce)) return 'replayed'
      // A timestamp ahead of our clock stays acceptable longer than one behind it.
      forgetAt.set(nonce, timestamp + SIGNATURE_LIFE_MS)
      return 'fresh'
    },
  }
}

export type SeenNonces = ReturnType<typeof createSeenNonces>
