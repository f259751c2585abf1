import { describe, expect, it } from 'vitest'
import { refuseEmptyWindow, stateOf } from './shown-when.ts'

const now = new Date('2026-11-15T04:00:00Z')
const [before, after] = [new Date('2026-11-15T03:00:00Z'), new Date('2026-11-15T05:00:00Z')]

describe('a window of time', () => {
  it.each([
    ['draft', false, null, null],
    ['draft', false, before, after],
    ['shown', true, null, null],
    ['shown', true, before, after],
    ['shown', true, now, null],
    ['scheduled', true, after, null],
    ['ended', true, null, before],
    ['ended', true, before, now],
  ] as const)('is %s', (state, isPublished, startsAt, endsAt) => {
    expect(stateOf({ isPublished, startsAt, endsAt }, now)).toBe(state)
  })

  it('must not end before it begins', () => {
    expect(() => refuseEmptyWindow(after.toISOString(), before.toISOString())).toThrow('请求参数有误')
    expect(() => refuseEmptyWindow(before.toISOString(), after.toISOString())).not.toThrow()
    expect(() => refuseEmptyWindow(null, before.toISOString())).not.toThrow()
  })
})
