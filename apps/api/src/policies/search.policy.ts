import { hasRole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

/** Hot words, dictionaries and what people search for: operators' work. */
export const mayEditSearch = (actor: Actor) => hasRole(actor, 'operator', 'administrator')

export function authorizeSearch(actor: Actor) {
  if (!mayEditSearch(actor)) throw new AppError('auth.forbidden')
}
