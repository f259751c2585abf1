import { expect, it } from 'vitest'
import { ROLES, type Member } from '../kernel/actor.ts'
import { profilePolicy } from './profile.policy.ts'

const memberOf = (id: string, role: Member['roles'][number]): Member => ({
  kind: 'member',
  id,
  roles: [role],
  sessionId: 's',
})
const closed = { id: '7', showsCollects: false, showsFollows: false, showsDynamics: false }
const open = { id: '7', showsCollects: true, showsFollows: true, showsDynamics: true }

it.each(Object.entries(profilePolicy))('%s: the person decides, whatever the role of who looks', (_, rule) => {
  for (const role of ROLES) {
    expect(rule(memberOf('8', role), closed)).toBe(false)
    expect(rule(memberOf('8', role), open)).toBe(true)
    expect(rule(memberOf('7', role), closed)).toBe(true)
  }
})

it('keeps each switch to its own list', () => {
  const stranger = memberOf('8', 'customer')
  const person = { ...open, showsFollows: false }
  expect(Object.values(profilePolicy).map((rule) => rule(stranger, person))).toEqual([true, false, true])
})
