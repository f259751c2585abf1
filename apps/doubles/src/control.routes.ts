import type { FastifyInstance } from 'fastify'
import { FAULT_MODES, SERVICES, type FaultGate, type FaultMode, type Service } from './fault-gate.ts'

type ControlBody = { service: Service; mode: FaultMode; delayMs?: number }

const controlSchema = {
  body: {
    type: 'object',
    required: ['service', 'mode'],
    additionalProperties: false,
    properties: {
      service: { enum: SERVICES },
      mode: { enum: FAULT_MODES },
      delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    },
  },
}

/** Health, and faults on request: how a test sees our side behave while a service is away. */
export function controlRoutes(app: FastifyInstance, gate: FaultGate): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.post<{ Body: ControlBody }>('/control', { schema: controlSchema }, async ({ body }) => {
    gate.set(body.service, body.mode, body.delayMs)
    return Object.fromEntries(SERVICES.map((service) => [service, gate.modeOf(service)]))
  })
}
