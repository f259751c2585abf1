import { behaviour } from '@kms/contract'

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

/** Half hours of the clock, the same for every process: that is what makes counting once possible without asking anybody. */
export const windowOf = (at: Date) => new Date(Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS)

/** Counts once: same window, kind, object and caller. */
export const identityOf = ({ kind, objectId, caller, at }: BehaviourEvent) =>
  `${windowOf(at).getTime()} ${kind} ${objectId} ${caller.toString('base64url')}`
