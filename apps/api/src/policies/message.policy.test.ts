import { expect, it } from 'vitest'
import { ROLES } from '../kernel/actor.ts'
import { ownMailbox } from './message.policy.ts'

it.each(ROLES)("gives %s the caller's own messages and nobody else's", (role) => {
  expect(ownMailbox({ kind: 'member', id: '7', roles: [role], sessionId: 'any' }).ownerId).toBe('7')
})
