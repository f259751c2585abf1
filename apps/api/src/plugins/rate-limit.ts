import type { Redis } from '@kms/cache'
import type { ApiConfig } from '@kms/config'
import type { RateClass } from '@kms/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from '../kernel/app-error.ts'

const WINDOW_SECONDS = 60

/**
 * Budgets per caller and minute. Searches and writes are counted in Redis for all processes together; without
 * Redis each process counts for itself. Reads are always counted in the process: asking Redis would cost more than
 * the read.
 */
export const rateLimitPlugin = fp<{ config: ApiConfig; redis: Redis }>(async (app, { config, redis }) => {
  const limits = {
    read: config.RATE_READ,
    search: config.RATE_SEARCH,
    write: config.RATE_WRITE,
    admin: config.RATE_ADMIN,
    signIn: config.RATE_SIGN_IN,
    poll: config.RATE_POLL,
  }
  const inProcess = (name: RateClass) =>
    new RateLimiterMemory({
      keyPrefix: `${config.REDIS_PREFIX}:rate:${name}`,
      points: limits[name],
      duration: WINDOW_SECONDS,
    })
  const shared = (name: RateClass) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${config.REDIS_PREFIX}:rate:${name}`,
      points: limits[name],
      duration: WINDOW_SECONDS,
      // Who is over the limit is turned away here without asking Redis again.
      inMemoryBlockOnConsumed: limits[name],
      insuranceLimiter: inProcess(name),
    })
  const limiters: Record<RateClass, RateLimiterAbstract> = {
    read: inProcess('read'),
    search: shared('search'),
    write: shared('write'),
    admin: shared('admin'),
    signIn: shared('signIn'),
    poll: shared('poll'),
  }

  app.addHook('onRequest', async (request) => {
    const rate = request.routeOptions.config.endpoint?.rate
    if (!rate) return
    await limiters[rate].consume(callerOf(request)).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate.limited', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) })
    })
  })
})

const callerOf = ({ actor, ip }: FastifyRequest) => (actor.kind === 'member' ? `u${actor.id}` : ip)
