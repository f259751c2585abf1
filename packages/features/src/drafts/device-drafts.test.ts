import { expect, it } from 'vitest'
import { newestOfEach, type DeviceDraft } from './device-drafts.ts'

const entry = (slot: string, keptAt: number) => ({ slot, keptAt, memberId: '1' }) as DeviceDraft

it('takes the newer of two copies, whichever came first, and sorts by time', () => {
  const entries = [entry('a', 5), entry('b', 9), entry('a', 7), entry('b', 8)]
  expect(newestOfEach(entries)).toEqual([entry('b', 9), entry('a', 7)])
})
