import { next, type SessionEffect, type SessionEvent, type SessionState } from './session-machine.ts'

/** Performs one effect; what it resolves to goes back into the machine. */
export type Perform = (effect: SessionEffect) => Promise<SessionEvent | undefined> | SessionEvent | undefined

export type SessionRunner = ReturnType<typeof createSessionRunner>

/** Drives the machine: one event at a time, effects in their order, answers whenever they come. */
export function createSessionRunner(perform: Perform) {
  let state: SessionState = { name: 'starting' }
  const waiting: SessionEvent[] = []
  let working = false

  function send(event: SessionEvent) {
    waiting.push(event)
    if (working) return
    working = true
    for (let now = waiting.shift(); now; now = waiting.shift()) {
      const [after, ...effects] = next(state, now)
      state = after
      for (const effect of effects) settle(perform(effect))
    }
    working = false
  }

  function settle(outcome: ReturnType<Perform>) {
    if (outcome instanceof Promise) void outcome.then((event) => event && send(event))
    else if (outcome) waiting.push(outcome)
  }

  return { send, state: () => state }
}
