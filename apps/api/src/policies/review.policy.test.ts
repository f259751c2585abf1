import { describe, expect, it } from 'vitest'
import { ROLES, VISITOR, type Role } from '../kernel/actor.ts'
import { authorizeReview, reviewPolicy } from './review.policy.ts'

const as = (role: Role, id = '5') => ({ kind: 'member', id, roles: [role], sessionId: 'any' }) as const
const item = (over: object = {}) => ({
  authorId: '1',
  state: 'waiting',
  claimedBy: null,
  decidedBy: null,
  canBeUndone: false,
  ...over,
})

const REVIEWERS = new Set<Role>(['moderator', 'operator', 'administrator'])
const EDITORS = new Set<Role>(['operator', 'administrator'])

describe.each(ROLES)('%s', (role) => {
  it('reviews and edits words as its role says', () => {
    expect(reviewPolicy.inspect(as(role))).toBe(REVIEWERS.has(role))
    expect(reviewPolicy.decide(as(role), item())).toBe(REVIEWERS.has(role))
    expect(reviewPolicy.editWords(as(role))).toBe(EDITORS.has(role))
  })
})

it.each([
  ['nobody has it open', {}, true],
  ['the caller has it open', { claimedBy: '5' }, true],
  ['a colleague has it open', { claimedBy: '6' }, false],
  ['it was handed over', { state: 'handed_over' }, true],
  ['it is decided', { state: 'passed', decidedBy: '5' }, false],
  ['it is his own', { authorId: '5' }, false],
])('a moderator decides when %s: %o → %s', (_, over, expected) => {
  expect(reviewPolicy.decide(as('moderator'), item(over))).toBe(expected)
})

it.each([
  ['his own decision in time', { decidedBy: '5', canBeUndone: true }, true],
  ['his own decision too late', { decidedBy: '5', canBeUndone: false }, false],
  ["a colleague's decision", { decidedBy: '6', canBeUndone: true }, false],
])('a moderator takes back %s: %o → %s', (_, over, expected) => {
  expect(reviewPolicy.undo(as('moderator'), item({ state: 'passed', ...over }))).toBe(expected)
})

it('turns visitors away', () => {
  expect(() => authorizeReview(VISITOR, 'inspect')).toThrow('没有权限')
})
