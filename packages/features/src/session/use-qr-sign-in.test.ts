import { expect, it } from 'vitest'
import { isOpen, nextQrState, POLL_INTERVAL_MS, type QrEvent, type QrState } from './use-qr-sign-in.ts'

const shown = (name: 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired'): QrState => ({
  name,
  id: 'a',
  qrUrl: 'u',
})

it('asks every two seconds', () => {
  expect(POLL_INTERVAL_MS).toBe(2000)
})

it.each<[QrState, QrEvent, QrState]>([
  [{ name: 'making' }, { type: 'made', id: 'a', qrUrl: 'u' }, shown('waiting')],
  [{ name: 'making' }, { type: 'failed' }, { name: 'failed' }],
  [{ name: 'failed' }, { type: 'asked' }, { name: 'making' }],
  [shown('waiting'), { type: 'polled', id: 'a', status: 'scanned' }, shown('scanned')],
  [shown('scanned'), { type: 'polled', id: 'a', status: 'confirmed' }, shown('confirmed')],
  [shown('scanned'), { type: 'polled', id: 'a', status: 'refused' }, shown('refused')],
  [shown('waiting'), { type: 'polled', id: 'a', status: 'expired' }, shown('expired')],
  [shown('expired'), { type: 'asked' }, { name: 'making' }],
  [shown('waiting'), { type: 'polled', id: 'old', status: 'expired' }, shown('waiting')],
  [{ name: 'making' }, { type: 'polled', id: 'a', status: 'confirmed' }, { name: 'making' }],
])('%j + %j', (state, event, after) => {
  expect(nextQrState(state, event)).toEqual(after)
})

it('goes on asking only while the phone can still act', () => {
  const open = (['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const).filter((name) =>
    isOpen(shown(name)),
  )
  expect(open).toEqual(['waiting', 'scanned'])
})
