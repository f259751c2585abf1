import { expect, it } from 'vitest'
import { afterPublishing, newestOfEach, type DeviceDraft } from './device-drafts.ts'
import { emptyFields } from './draft-fields.ts'
import { startDraft } from './draft-machine.ts'

const entry = (slot: string, keptAt: number) => ({ slot, keptAt, memberId: '1' }) as DeviceDraft

it('takes the newer of two copies, whichever came first, and sorts by time', () => {
  const entries = [entry('a', 5), entry('b', 9), entry('a', 7), entry('b', 8)]
  expect(newestOfEach(entries)).toEqual([entry('b', 9), entry('a', 7)])
})

it('makes of later words a change of the published piece, and forgets what was published', () => {
  const draft = { ...startDraft('key-0001', emptyFields(0)), version: 4, wantsPublish: true }
  const words: DeviceDraft = { slot: 'a', keptAt: 5, memberId: '1', draft }
  const published = { slot: 'a', id: '9', revision: 3 }
  expect(afterPublishing(words, { ...published, version: 4 })).toBeUndefined()
  expect(afterPublishing(words, { ...published, version: 3 })?.draft).toMatchObject({
    id: '9',
    revision: 3,
    savedVersion: 3,
    wantsPublish: false,
  })
})
