import type { Role } from '../kernel/actor.ts'

/** app_user.trust_level: what operators have said about an author. */
export const TRUST_LEVELS = { new: 0, basic: 1, trusted: 2 } as const
export type Trust = keyof typeof TRUST_LEVELS

/** After so many pieces that readers have seen, an author is no longer new. */
export const PIECES_TO_BASIC = 3

/** Known to the company by name: their posts need no second pair of eyes. */
const TRUSTED_ROLES = new Set<Role>(['partner', 'staff', 'expert', 'moderator', 'operator', 'administrator'])

type Author = { roles: readonly Role[]; trustLevel: number; publishedCount: number }

export function trustOf({ roles, trustLevel, publishedCount }: Author): Trust {
  if (trustLevel >= TRUST_LEVELS.trusted || roles.some((role) => TRUSTED_ROLES.has(role))) return 'trusted'
  return trustLevel >= TRUST_LEVELS.basic || publishedCount >= PIECES_TO_BASIC ? 'basic' : 'new'
}

export type Verdict = { status: 'published' } | { status: 'pending'; reason: 'new_author' | 'sensitive' }

/** Whether a text may go before readers at once. Words come first: they are what a moderator has to look at. */
export function reviewVerdict({ trust, hits }: { trust: Trust; hits: readonly unknown[] }): Verdict {
  if (hits.length > 0) return { status: 'pending', reason: 'sensitive' }
  return trust === 'new' ? { status: 'pending', reason: 'new_author' } : { status: 'published' }
}
