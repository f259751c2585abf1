import type { questions } from '@kms/contract'
import { expect, it } from 'vitest'
import type { DeviceDraft } from './device-drafts.ts'
import { emptyFields } from './draft-fields.ts'
import { startDraft, type Draft } from './draft-machine.ts'
import { draftRows } from './draft-rows.ts'

const record = (id: string): questions.DraftRow => ({
  id,
  questionType: 0,
  state: 'draft',
  reason: null,
  isPublished: false,
  title: `第 ${id} 篇`,
  excerpt: '',
  savedAt: '2026-11-15T01:00:00.000Z',
  revision: 1,
})
const onDevice = (slot: string, title: string, changes: Partial<Draft>): DeviceDraft => ({
  slot,
  memberId: '1',
  keptAt: Date.parse('2026-11-15T02:00:00Z'),
  draft: { ...startDraft('key-0001', { ...emptyFields(0), title }), version: 1, ...changes },
})
const seen = (rows: ReturnType<typeof draftRows>) => rows.map(({ id, title, unsent }) => [id, title, unsent])

it('lists what only the device has first, and says of the others where their newest words are', () => {
  const device = [
    onDevice('a', '没发出去', { wantsPublish: true }),
    onDevice('b', '第 9 篇，改过', { id: '9' }),
    onDevice('c', '被拒绝', { id: '7', trouble: { kind: 'refused', reason: '板块已关闭' } }),
  ]
  expect(seen(draftRows([record('8'), record('9')], device))).toEqual([
    [null, '没发出去', { slot: 'a', queued: true, refusal: null }],
    ['7', '被拒绝', { slot: 'c', queued: false, refusal: '板块已关闭' }],
    ['8', '第 8 篇', null],
    ['9', '第 9 篇，改过', { slot: 'b', queued: false, refusal: null }],
  ])
})
