import { createHmac } from 'node:crypto'
import type { Actor } from './actor.ts'

const CALLER_BYTES = 16

/** Who it was, for telling two apart and nothing else: without the key nobody can find the address again. */
export const callerOf = ({ actor, ip }: { actor: Actor; ip: string }, key: string) =>
  createHmac('sha256', key)
    .update(actor.kind === 'member' ? `u${actor.id}` : actor.id === null ? `a${ip}` : `v${actor.id}`)
    .digest()
    .subarray(0, CALLER_BYTES)
