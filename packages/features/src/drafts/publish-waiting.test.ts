import { expect, it } from 'vitest'
import type { DeviceDraft } from './device-drafts.ts'
import { emptyFields } from './draft-fields.ts'
import { startDraft, type Draft } from './draft-machine.ts'
import type { DraftApi } from './draft-session.ts'
import { publishWaiting } from './publish-waiting.ts'

const entry = (slot: string, changes: Partial<Draft>): DeviceDraft => ({
  slot,
  memberId: '1',
  keptAt: 1,
  draft: {
    ...startDraft(`key-${slot}`, { ...emptyFields(0), title: slot, content: '<p>a</p>', sectionId: '3' }),
    version: 2,
    wantsPublish: true,
    ...changes,
  },
})

async function run(entries: DeviceDraft[], publish: () => unknown, held: string[] = []) {
  const device = new Map(entries.map((each) => [each.slot, each]))
  const keys: (string | undefined)[] = []
  const published: string[] = []
  const call = (answer: () => unknown) => async (_: unknown, extras?: { headers?: Record<string, string> }) => {
    keys.push(extras?.headers?.['idempotency-key'])
    return answer()
  }
  const left = await publishWaiting({
    device: {
      list: async () => [...device.values()],
      keep: async (kept) => void device.set(kept.slot, kept),
      keepAtOnce: () => undefined,
      drop: async (slot) => void device.delete(slot),
    },
    take: async (slot) => !held.includes(slot) && (() => undefined),
    api: {
      createQuestionDraft: call(() => ({ id: '9', revision: 1, savedAt: '2026-11-15T01:41:00Z' })),
      publishQuestionUpdate: call(publish),
    } as unknown as DraftApi,
    memberId: '1',
    onPublished: async ({ id }, slot) => void published.push(`${slot} as ${id}`),
  })
  return { device, keys, published, left }
}
const works = () => ({ id: '9', revision: 2, status: 'published' })

it('publishes what a window that is gone had left, with the keys that window would have used', async () => {
  const { device, keys, published } = await run([entry('a', {})], works)
  expect(keys).toEqual(['key-a-d', 'key-a-p2'])
  expect(published).toEqual(['a as 9'])
  expect(device.size).toBe(0)
})

it('leaves alone what is open in a window, waits for pictures, is in conflict or was not to be published', async () => {
  const other = { fields: emptyFields(0), revision: 5, savedAt: '2026-11-15T01:41:00Z' }
  const entries = [
    entry('open', {}),
    entry('pictures', { uploading: 1 }),
    entry('conflict', { other }),
    entry('draft', { wantsPublish: false }),
  ]
  const { device, keys } = await run(entries, works, ['open'])
  expect(keys).toEqual([])
  expect([...device.values()]).toEqual(entries)
})

it('gives a refused piece back to its author with the reason, and keeps one that could not be sent', async () => {
  const refuse = () => {
    throw Object.assign(new Error('没有权限'), { status: 403 })
  }
  const cut = () => {
    throw Object.assign(new Error('network'), { status: 0 })
  }
  const refused = await run([entry('a', { id: '9' })], refuse)
  expect(refused.device.get('a')?.draft).toMatchObject({
    wantsPublish: false,
    trouble: { kind: 'refused', reason: '没有权限' },
  })
  const away = await run([entry('a', { id: '9' })], cut)
  expect(away.device.get('a')?.draft.wantsPublish).toBe(true)
  expect(away.left.map(({ trouble }) => trouble?.kind)).toEqual(['away'])
})
