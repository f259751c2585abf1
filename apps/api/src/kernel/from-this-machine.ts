import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** For what exists in development only: from anywhere else it does not exist. */
export function fromThisMachine({ ip }: FastifyRequest) {
  if (!/^(?:::ffff:)?127\.|^::1$/.test(ip)) throw new AppError('request.not_found')
}
