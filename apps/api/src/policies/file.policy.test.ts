import { expect, it } from 'vitest'
import { ROLES, type Member } from '../kernel/actor.ts'
import { largestBigFile, mayReceiveFile, ownShelf } from './file.policy.ts'

const GIB = 1024 ** 3
const member = (role: (typeof ROLES)[number], id = '7'): Member => ({
  kind: 'member',
  id,
  roles: [role],
  sessionId: 'any',
})

it.each(ROLES)("gives %s the caller's own files and nobody else's", (role) => {
  expect(ownShelf(member(role)).ownerId).toBe('7')
})

it.each([
  ['customer', 2],
  ['partner', 2],
  ['staff', 2],
  ['expert', 2],
  ['moderator', 10],
  ['operator', 10],
  ['administrator', 10],
] as const)('lets %s send big files of %s GiB', (role, gib) => {
  expect(largestBigFile(member(role))).toBe(gib * GIB)
})

it.each([
  ['of seen content', { state: 'ready', visible: true, ownerId: '8' }, true],
  ['of hidden content', { state: 'ready', visible: false, ownerId: '8' }, false],
  ["of one's own hidden content", { state: 'ready', visible: false, ownerId: '7' }, true],
  ["of one's own, unchecked", { state: 'uploaded', visible: true, ownerId: '7' }, false],
  ["of one's own, refused", { state: 'rejected', visible: true, ownerId: '7' }, false],
])('a file %s', (_, file, allowed) => {
  for (const role of ROLES) expect(mayReceiveFile(member(role), file)).toBe(allowed)
})
