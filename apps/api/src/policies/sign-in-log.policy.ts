import { hasRole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

/** Addresses and devices of people: for administrators only. */
export const maySeeSignIns = (actor: Actor) => hasRole(actor, 'administrator')

export function authorizeSignInLog(actor: Actor) {
  if (!maySeeSignIns(actor)) throw new AppError('auth.forbidden')
}
