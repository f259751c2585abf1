import { hasRole, type Actor, type Member } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

/** Whose points a statement may touch. Made here alone, so that no other id can reach a query. */
export type Wallet = { readonly ownerId: string; readonly __wallet: unique symbol }

/** Points are their owner's: nobody else takes, spends or sees them on the sites. */
export const ownWallet = (member: Member): Wallet => ({ ownerId: member.id }) as Wallet

const rules = {
  /** Rules and platforms; anybody who may open the console. */
  readRules: (actor: Actor) => hasRole(actor, 'moderator', 'operator', 'administrator'),
  editRules: (actor: Actor) => hasRole(actor, 'operator', 'administrator'),
  /** A member's ledger, and corrections of it. */
  correct: (actor: Actor) => hasRole(actor, 'operator', 'administrator'),
}

export function authorizePoints(actor: Actor, action: keyof typeof rules) {
  if (!rules[action](actor)) throw new AppError('auth.forbidden')
}
