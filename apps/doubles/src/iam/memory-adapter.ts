import type { Adapter, AdapterPayload } from 'oidc-provider'

const SWEEP_PAST = 10_000

/** One instance's tokens, codes and sessions. The library's own store is as volatile, but keeps the newest 1000 entries only. */
export function createMemoryAdapter() {
  const entries = new Map<string, { payload: AdapterPayload; expiresAt: number }>()

  function sweep(): void {
    for (const [key, { expiresAt }] of entries) if (expiresAt < Date.now()) entries.delete(key)
  }
  function findWhere(model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of entries) if (key.startsWith(`${model}:`) && matches(payload)) return payload
    return undefined
  }

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      if (entries.size > SWEEP_PAST) sweep()
      entries.set(`${model}:${id}`, {
        payload,
        expiresAt: expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000,
      })
    },
    async find(id) {
      const entry = entries.get(`${model}:${id}`)
      return entry && entry.expiresAt >= Date.now() ? entry.payload : undefined
    },
    async findByUid(uid) {
      return findWhere(model, (payload) => payload.uid === uid)
    },
    async findByUserCode(userCode) {
      return findWhere(model, (payload) => payload.userCode === userCode)
    },
    async consume(id) {
      const entry = entries.get(`${model}:${id}`)
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
