import { describe, expect, it } from 'vitest'
import type { Role } from '../kernel/actor.ts'
import { PIECES_TO_BASIC, reviewVerdict, trustOf } from './trust.policy.ts'

describe('trust', () => {
  it.each<[Role, number, number, string]>([
    ['customer', 0, 0, 'new'],
    ['customer', 0, PIECES_TO_BASIC - 1, 'new'],
    ['customer', 0, PIECES_TO_BASIC, 'basic'],
    ['customer', 1, 0, 'basic'],
    ['customer', 2, 0, 'trusted'],
    ['partner', 0, 0, 'trusted'],
    ['staff', 0, 0, 'trusted'],
    ['expert', 0, 0, 'trusted'],
    ['moderator', 0, 0, 'trusted'],
  ])('of a %s with level %i and %i pieces is %s', (role, trustLevel, publishedCount, trust) => {
    expect(trustOf({ roles: [role], trustLevel, publishedCount })).toBe(trust)
  })
})

describe('verdict', () => {
  const hit = { word: '加微信', level: 'review' }
  it.each([
    ['new', [], 'new_author'],
    ['basic', [], undefined],
    ['trusted', [], undefined],
    ['new', [hit], 'sensitive'],
    ['trusted', [hit], 'sensitive'],
  ] as const)('on %s with hits %j waits because of %s', (trust, hits, reason) => {
    const verdict = reviewVerdict({ trust, hits })
    expect(verdict).toEqual(reason ? { status: 'pending', reason } : { status: 'published' })
  })
})
