import { hasRole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

/** Banners and notices speak for the site: whoever answers for it as a whole. */
export const mayEditHome = (actor: Actor) => hasRole(actor, 'operator', 'administrator')

export function authorizeHome(actor: Actor) {
  if (!mayEditHome(actor)) throw new AppError('auth.forbidden')
}
