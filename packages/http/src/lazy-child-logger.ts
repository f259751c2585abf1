import type { FastifyBaseLogger } from 'fastify'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/**
 * Fastify gives every request a logger of its own, and pino serialises its bindings at once; nearly every request logs
 * nothing. This one is made when the first line is written.
 */
export function lazyChildLogger(parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  return new LazyChild(parent, bindings) as unknown as FastifyBaseLogger
}

class LazyChild {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: object
  #child: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get level() {
    return this.#parent.level
  }
  get real(): FastifyBaseLogger {
    return (this.#child ??= this.#parent.child(this.#bindings))
  }
  child(bindings: object) {
    return this.real.child(bindings)
  }
  silent() {}
}

for (const level of LEVELS) {
  Object.defineProperty(LazyChild.prototype, level, {
    value(this: LazyChild, ...parts: Parameters<FastifyBaseLogger['info']>) {
      this.real[level](...parts)
    },
  })
}
