import type { Api } from '@kms/api-client'
import type { PublishedSlot } from '../drafts/device-drafts.ts'

/** Calls that are kept on the device when they could not be made. Each takes an Idempotency-Key. */
export type KeptCall = 'createAnswer' | 'createComment'

type CallOf<K extends KeptCall> = { call: K; input: Parameters<Api[K]>[0] }

/** Something written that is not with the server yet, in the words and with the key it was first sent with. */
export type Outgoing = { [K in KeptCall]: CallOf<K> }[KeptCall] & {
  key: string
  memberId: string
  /** Where it was written: path below the base. */
  page: string
  keptAt: number
  /** Why it will not be sent as it is; it waits for its author. */
  refusal: { kind: 'refused'; reason: string } | { kind: 'tooOld' } | null
}

/** What became of it, until its author has seen that. */
export type Sent = {
  key: string
  memberId: string
  id: string
  status: 'published' | 'pending'
} & ({ kind: 'answer' | 'comment'; page: string } | { kind: 'piece'; title: string; as: PublishedSlot })

/** The server knows a repeated key for seven days; what is older could come twice. */
export const SEND_WITHIN_MS = 6 * 24 * 3600 * 1000
