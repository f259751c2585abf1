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

/** The id is the visitor token's; null for who carries none. */
export type Visitor = { kind: 'visitor'; id: string | null }
export type Member = { kind: 'member'; id: string; roles: readonly Role[]; sessionId: string }

/** Who makes a request. Set once, by the session plugin. */
export type Actor = Visitor | Member

export const VISITOR: Visitor = Object.freeze({ kind: 'visitor', id: null })

const CONSOLE_ROLES: readonly Role[] = ['moderator', 'operator', 'administrator']

export const rolesOf = (names: readonly string[]): readonly Role[] => ROLES.filter((role) => names.includes(role))

export const hasRole = (actor: Actor, ...roles: readonly Role[]) =>
  actor.kind === 'member' && roles.some((role) => actor.roles.includes(role))

/** May open the console at all; what one may do there is each policy's matter. */
export const mayUseConsole = (actor: Actor) => hasRole(actor, ...CONSOLE_ROLES)
