import { expect, it } from 'vitest'
import { share, sumOf } from './figures.ts'

it('says shares, and nothing of nothing', () => {
  expect([share(1, 3), share(0, 5), share(0, 0)]).toEqual(['33.3%', '0.0%', '—'])
})

it('adds days up', () => {
  const day = { day: '2026-11-15', searches: 10, misses: 2, clicked: 5, meanPosition: 1.5 }
  expect(sumOf([day, { ...day, searches: 4 }])).toEqual({ searches: 14, misses: 4, clicked: 10 })
})
