import { behaviour } from '@kms/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BATCH_SIZE, FLUSH_MS, MOST_WAITING } from '../../kernel/batch-buffer.ts'
import { createBehaviourBuffer } from './behaviour-buffer.ts'
import { windowOf, type BehaviourEvent } from './behaviour-event.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const read = (objectId: number, at = new Date(), caller = 'one'): BehaviourEvent => ({
  kind: 'readFaq',
  objectId: String(objectId),
  caller: Buffer.from(caller),
  seconds: 0,
  at,
})

function buffer(write: (events: readonly BehaviourEvent[]) => Promise<void> = async () => {}) {
  const batches: (readonly BehaviourEvent[])[] = []
  const made = createBehaviourBuffer({
    write: async (events) => {
      await write(events)
      batches.push(events)
    },
    log: { warn: () => {} },
  })
  return { ...made, batches, ids: () => batches.flat().map(({ objectId }) => objectId) }
}

it('keeps the numbers that were decided', () => {
  expect([FLUSH_MS, behaviour.COUNT_WINDOW_MINUTES, behaviour.LONGEST_STAY_SECONDS]).toEqual([1000, 30, 14_400])
  expect(windowOf(new Date('2026-11-15T10:59:59.999Z'))).toEqual(new Date('2026-11-15T10:30:00Z'))
})

it('writes what came within a second as one batch', async () => {
  const { add, batches } = buffer()
  add(read(1))
  add(read(2))
  await vi.advanceTimersByTimeAsync(FLUSH_MS - 1)
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(batches.map((batch) => batch.length)).toEqual([2])
})

it('takes the same caller and object once in a window', async () => {
  const { add, ids, close } = buffer()
  const at = new Date('2026-11-15T10:00:00Z')
  for (const minute of [0, 29, 30]) add(read(1, new Date(at.getTime() + minute * 60_000)))
  add(read(1, at, 'two'))
  await close()
  expect(ids()).toEqual(['1', '1', '1'])
})

it('writes at once when a batch is full', async () => {
  const { add, batches } = buffer()
  for (let id = 1; id <= BATCH_SIZE; id++) add(read(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(batches.map((batch) => batch.length)).toEqual([BATCH_SIZE])
})

it('keeps what could not be written, up to a bound, and writes it when the database is back', async () => {
  let away = true
  const { add, ids } = buffer(async () => {
    if (away) throw new Error('away')
  })
  for (let id = 1; id <= MOST_WAITING + 5; id++) add(read(id))
  await vi.advanceTimersByTimeAsync(10 * FLUSH_MS)
  expect(ids()).toEqual([])
  away = false
  await vi.advanceTimersByTimeAsync(FLUSH_MS)
  expect(ids()).toHaveLength(MOST_WAITING)
})

it('writes what waits when the process stops', async () => {
  const { add, ids, close } = buffer()
  add(read(1))
  await close()
  expect(ids()).toEqual(['1'])
})
