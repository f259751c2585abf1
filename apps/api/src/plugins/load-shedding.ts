import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { AppError } from '../kernel/app-error.ts'

/** Turns new requests away while the process is behind, so that those it has taken are answered in time. */
export const loadSheddingPlugin = fp<{ maxDelayMs: number }>(async (app, { maxDelayMs }) => {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: 250,
    pressureHandler: (request) => {
      // Health and metrics must answer while the process is busy, or it would be restarted for being busy.
      if (request.routeOptions.config.endpoint) throw new AppError('system.busy', { retryAfter: 1 })
    },
  })
})
