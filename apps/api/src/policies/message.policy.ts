import type { Member } from '../kernel/actor.ts'

/** Whose messages a statement may touch. Made here alone, so that no other id can reach a query. */
export type Mailbox = { readonly ownerId: string; readonly __mailbox: unique symbol }

/** Messages are for one pair of eyes: no role, not even the administrator's, opens another's. */
export const ownMailbox = (member: Member): Mailbox => ({ ownerId: member.id }) as Mailbox
