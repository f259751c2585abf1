import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../kernel/actor.ts'
import { authorizeRouting, canBeAsked } from './routing.policy.ts'

describe('who can be asked to answer', () => {
  it.each<[Role[], boolean, boolean]>([
    [['expert'], false, true],
    [['staff'], false, true],
    [['customer'], true, true],
    [['customer'], false, false],
    [['moderator'], false, false],
    [['expert', 'banned'], true, false],
  ])('%o, 大咖 %s: %s', (roles, isBigV, expected) => {
    expect(canBeAsked({ roles, isBigV })).toBe(expected)
  })
})

it.each(ROLES)('%s in the console', (role) => {
  const actor = { kind: 'member', id: '1', roles: [role], sessionId: 's' } as const
  const allowed = (action: 'inspect' | 'assign') => {
    try {
      authorizeRouting(actor, action)
      return true
    } catch {
      return false
    }
  }
  expect(allowed('inspect')).toBe(['moderator', 'operator', 'administrator'].includes(role))
  expect(allowed('assign')).toBe(['operator', 'administrator'].includes(role))
})
