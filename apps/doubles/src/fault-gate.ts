import type { IncomingMessage, ServerResponse } from 'node:http'

export const SERVICES = ['iam', 'wechat', 'chat', 'dc', 'score'] as const
/** down: the connection breaks; slow: the answer comes late; refuse: the service answers, with its own kind of failure. */
export const FAULT_MODES = ['up', 'down', 'slow', 'refuse'] as const
export type Service = (typeof SERVICES)[number]
export type FaultMode = (typeof FAULT_MODES)[number]

export const SLOW_MS = 10_000

export function serviceOf(path: string): Service | undefined {
  if (/^\/wechat-(open|api)\//.test(path)) return path.includes('/debug/') ? undefined : 'wechat'
  const first = path.split(/[/?]/, 2)[1]
  return SERVICES.find((service) => service === first)
}

/** Stands before every request, so that a fault strikes whatever the service would have done. */
export function createFaultGate() {
  const modes = new Map<Service, { mode: FaultMode; delayMs: number }>()
  const timers = new Set<NodeJS.Timeout>()

  function modeOf(service: Service): FaultMode {
    return modes.get(service)?.mode ?? 'up'
  }
  function pass(request: IncomingMessage, response: ServerResponse, serve: () => void): void {
    const service = serviceOf(request.url ?? '/')
    const fault = service && modes.get(service)
    if (fault?.mode === 'down') request.socket.destroy()
    else if (fault?.mode === 'slow') {
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (!response.destroyed) serve()
      }, fault.delayMs)
      timers.add(timer)
    } else serve()
  }
  return {
    modeOf,
    pass,
    set(service: Service, mode: FaultMode, delayMs = SLOW_MS) {
      modes.set(service, { mode, delayMs })
    },
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type FaultGate = ReturnType<typeof createFaultGate>
