import { describe, expect, it } from 'vitest'
import {
  BUBBLE_SIZE_PX,
  clampBubble,
  DRAG_THRESHOLD_PX,
  isDrag,
  keepRest,
  readRest,
  restOf,
  restPoint,
} from './draggable-bubble.ts'

const upright = { width: 366, height: 700 }
const sideways = { width: 820, height: 250 }

it('is 52 px wide and takes 6 px for a drag', () => {
  expect([BUBBLE_SIZE_PX, DRAG_THRESHOLD_PX]).toEqual([52, 6])
})

it.each([
  ['inside', { x: 40, y: 90 }, { x: 40, y: 90 }],
  ['beyond the right edge', { x: 900, y: 90 }, { x: 314, y: 90 }],
  ['beyond the left edge', { x: -5, y: 90 }, { x: 0, y: 90 }],
  ['above', { x: 10, y: -300 }, { x: 10, y: 0 }],
  ['below', { x: 10, y: 5000 }, { x: 10, y: 648 }],
  ['exactly at the corner', { x: 314, y: 648 }, { x: 314, y: 648 }],
])('stays in the area: %s', (_where, point, kept) => {
  expect(clampBubble(point, upright)).toEqual(kept)
})

it('keeps to the corner of an area that is too small for it', () => {
  expect(clampBubble({ x: 30, y: 30 }, { width: 40, height: 40 })).toEqual({ x: 0, y: 0 })
})

describe('coming to rest', () => {
  it.each([
    [{ x: 100, y: 200 }, 'left'],
    [{ x: 156, y: 200 }, 'left'],
    [{ x: 158, y: 200 }, 'right'],
    [{ x: 999, y: 200 }, 'right'],
  ] as const)('%o goes to the %s side', (point, side) => {
    expect(restOf(point, upright)).toEqual({ side, y: 200 })
  })

  it('keeps its side and comes back inside when the phone is turned', () => {
    const rest = restOf({ x: 300, y: 640 }, upright)
    expect(restPoint(rest, upright)).toEqual({ x: 314, y: 640 })
    expect(restPoint(rest, sideways)).toEqual({ x: 768, y: 198 })
    expect(restPoint(rest, upright), 'and back again').toEqual({ x: 314, y: 640 })
  })
})

it('tells a drag from the trembling of a tap', () => {
  expect(isDrag({ x: 10, y: 10 }, { x: 13, y: 14 })).toBe(false)
  expect(isDrag({ x: 10, y: 10 }, { x: 10, y: 16 })).toBe(true)
})

describe('the remembered place', () => {
  const memory = (value: string | null) => ({ getItem: () => value })

  it('comes back as it was kept', () => {
    let kept: string | null = null
    keepRest({ setItem: (_key, value) => void (kept = value) }, { side: 'left', y: 12 })
    expect(readRest(memory(kept))).toEqual({ side: 'left', y: 12 })
  })

  it.each([null, '', 'x', '{"side":"up","y":1}', '{"side":"left"}', '{"side":"left","y":null}', '7'])(
    'is nowhere for %s',
    (value) => {
      expect(readRest(memory(value))).toBeUndefined()
    },
  )

  it('may be refused by the browser', () => {
    const refuse = () => {
      throw new Error('storage is full')
    }
    expect(() => keepRest({ setItem: refuse }, { side: 'left', y: 1 })).not.toThrow()
    expect(readRest({ getItem: refuse })).toBeUndefined()
  })
})
