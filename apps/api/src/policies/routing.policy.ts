import { hasRole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

type Person = { isBigV: boolean; roles: readonly string[] }

/** Who can be asked to answer: 大咖, and who answers for the company. The query for candidates says the same (find-experts.ts). */
export const canBeAsked = ({ isBigV, roles }: Person) =>
  !roles.includes('banned') && (isBigV || roles.includes('expert') || roles.includes('staff'))

const rules = {
  inspect: (actor: Actor) => hasRole(actor, 'moderator', 'operator', 'administrator'),
  /** Who plans other people's work. */
  assign: (actor: Actor) => hasRole(actor, 'operator', 'administrator'),
}

export function authorizeRouting(actor: Actor, action: keyof typeof rules) {
  if (!rules[action](actor)) throw new AppError('auth.forbidden')
}
