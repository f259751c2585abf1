import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

const NOW = Date.parse('2026-11-15T02:00:00Z')

it.each([
  ['2026-11-15T00:20:00Z', '今天 08:20'],
  ['2026-11-14T16:00:00Z', '今天 00:00'],
  ['2026-11-14T15:59:00Z', '11-14 23:59'],
  ['2026-11-12T07:06:00Z', '11-12 15:06'],
])('says %s as %s', (iso, text) => {
  expect(momentText(iso, NOW)).toBe(text)
})
