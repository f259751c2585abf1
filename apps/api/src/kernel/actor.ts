/** What a member may be. Customer, partner and staff say where somebody comes from; the rest give powers. */
export const ROLES = [
  'customer',
  'partner',
  'staff',
  'expert',
  'moderator',
  'operator',
  'administrator',
  'banned',
] as const
export type Role = (typeof ROLES)[number]

export type Visitor = { kind: 'visitor' }
export type Member = { kind: 'member'; id: string; roles: readonly Role[] }

/** Who makes a request. Set once, by the session plugin. */
export type Actor = Visitor | Member

export const VISITOR: Visitor = Object.freeze({ kind: 'visitor' })

const CONSOLE_ROLES: readonly Role[] = ['moderator', 'operator', 'administrator']

export const hasRole = (actor: Actor, ...roles: readonly Role[]) =>
  actor.kind === 'member' && !actor.roles.includes('banned') && roles.some((role) => actor.roles.includes(role))

/** May open the console at all; what one may do there is each policy's matter. */
export const mayUseConsole = (actor: Actor) => hasRole(actor, ...CONSOLE_ROLES)

export const isBanned = (actor: Actor) => actor.kind === 'member' && actor.roles.includes('banned')
