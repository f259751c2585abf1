import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { HOT_DAYS, type DayCounts } from './hot-keywords-rank.ts'
import { isCountable, keywordKey, tidyKeyword } from './hot-keywords-wording.ts'

/** The same words by the same caller count once in this time. */
export const ONCE_IN_SECONDS = 3600
/** Who searches on within this time with more characters was still typing: the longer word counts instead. */
export const STILL_TYPING_SECONDS = 60
/** Bound on what a day's nonsense may take up. */
export const KEPT_PER_DAY = 10_000
/** How many of a day are looked at for the list. */
export const READ_PER_DAY = 200
const DAY_SECONDS = 86_400

type Store = Pick<Deps, 'redis' | 'config'>

const keyOf = ({ config }: Store, ...parts: string[]) => [config.REDIS_PREFIX, 'hot', ...parts].join(':')
export const dayKey = (store: Store, day: string) => keyOf(store, 'day', day)

/** KEYS: searched already, typed last, the day. ARGV: wording, once in, still typing, kept for, kept per day. */
const COUNT = `
if not redis.call('set', KEYS[1], 1, 'nx', 'ex', ARGV[2]) then return 0 end
local before = redis.call('set', KEYS[2], ARGV[1], 'ex', ARGV[3], 'get')
if before and #before < #ARGV[1] and string.sub(ARGV[1], 1, #before) == before then
  redis.call('zincrby', KEYS[3], -1, before)
  redis.call('zremrangebyscore', KEYS[3], '-inf', 0)
end
redis.call('zincrby', KEYS[3], 1, ARGV[1])
redis.call('zremrangebyrank', KEYS[3], 0, -ARGV[5] - 1)
redis.call('expire', KEYS[3], ARGV[4])
return 1`

/**
 * Counts a search that found something. Nobody waits for it and it never fails: without Redis the search is simply not
 * counted. Who searched is kept as a hash, and no longer than the hour.
 */
export function countSearch(store: Store, { actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>, typed: string) {
  const wording = tidyKeyword(typed)
  if (!isCountable(wording)) return
  // Visitors by address, as for limits: a new visitor token costs nothing.
  const caller = hashOf(actor.kind === 'member' ? `u${actor.id}` : ip)
  const keys = [
    keyOf(store, 'once', hashOf(`${caller} ${keywordKey(wording)}`)),
    keyOf(store, 'last', caller),
    dayKey(store, today()),
  ]
  const values = [wording, ONCE_IN_SECONDS, STILL_TYPING_SECONDS, (HOT_DAYS + 1) * DAY_SECONDS, KEPT_PER_DAY]
  store.redis.eval(COUNT, keys.length, ...keys, ...values).catch(() => {})
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The last days' counts, today first; fails when Redis does. */
export async function readDayCounts(store: Store, now = Date.now()): Promise<DayCounts[]> {
  const pipeline = store.redis.pipeline()
  for (let age = 0; age < HOT_DAYS; age++) {
    const day = today(new Date(now - age * DAY_SECONDS * 1000))
    pipeline.zrevrange(dayKey(store, day), 0, READ_PER_DAY - 1, 'WITHSCORES')
  }
  const answers = (await pipeline.exec()) ?? []
  return answers.map(([error, answer]) => {
    if (error) throw error
    return pairsOf(answer as string[])
  })
}

/** False once after Redis has lost what it had counted: whoever is told so fills it again. */
export async function isCounting(store: Store): Promise<boolean> {
  const key = keyOf(store, 'counting')
  return (await store.redis.set(key, 1, 'EX', (HOT_DAYS + 1) * DAY_SECONDS, 'NX')) === null
}

/** Puts counts back, today first; what was counted meanwhile is not counted down. */
export async function refillDayCounts(store: Store, days: readonly DayCounts[], now = Date.now()) {
  const pipeline = store.redis.pipeline()
  days.forEach((counts, age) => {
    if (counts.length === 0) return
    const key = dayKey(store, today(new Date(now - age * DAY_SECONDS * 1000)))
    pipeline.zadd(key, 'GT', ...counts.flatMap(([wording, count]) => [count, wording]))
    pipeline.expire(key, (HOT_DAYS + 1) * DAY_SECONDS)
  })
  await pipeline.exec()
}

const pairsOf = (flat: readonly string[]): DayCounts =>
  flat.flatMap((wording, index) => (index % 2 === 0 ? [[wording, Number(flat[index + 1])] as const] : []))
