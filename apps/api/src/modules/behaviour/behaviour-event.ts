import { createHmac } from 'node:crypto'
import { behaviour } from '@kms/contract'
import type { Actor } from '../../kernel/actor.ts'

export type BehaviourKind =
  | 'clickSection'
  | 'clickBanner'
  | 'readFaq'
  | 'readQuestion'
  | 'stayFaq'
  | 'stayQuestion'
  | 'shareFaq'
  | 'shareQuestion'

export type BehaviourEvent = {
  kind: BehaviourKind
  objectId: string
  caller: Buffer
  seconds: number
  at: Date
}

const WINDOW_MS = behaviour.COUNT_WINDOW_MINUTES * 60_000
const CALLER_BYTES = 16

/** Half hours of the clock, the same for every process: that is what makes counting once possible without asking anybody. */
export const windowOf = (at: Date) => new Date(Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS)

/** Who it was, for telling two apart and nothing else: without the key nobody can find the address again. */
export const callerOf = ({ actor, ip }: { actor: Actor; ip: string }, key: string) =>
  createHmac('sha256', key)
    .update(actor.kind === 'member' ? `u${actor.id}` : actor.id === null ? `a${ip}` : `v${actor.id}`)
    .digest()
    .subarray(0, CALLER_BYTES)

/** Counts once: same window, kind, object and caller. */
export const identityOf = ({ kind, objectId, caller, at }: BehaviourEvent) =>
  `${windowOf(at).getTime()} ${kind} ${objectId} ${caller.toString('base64url')}`
