import { expect, it } from 'vitest'
import { heatOf } from './heat.ts'

const faq = (over: Partial<Parameters<typeof heatOf>[0]> = {}) =>
  heatOf({ viewCount: 100, likeCount: 5, collectCount: 2, publishedAt: new Date('2026-01-01'), ...over })

it('ranks what people like above what they only pass by', () => {
  expect(faq({ likeCount: 50 })).toBeGreaterThan(faq({ viewCount: 300 }))
})

it('lets an older FAQ sink below an equally liked newer one', () => {
  expect(faq({ publishedAt: new Date('2026-06-01') })).toBeGreaterThan(faq())
})

it('takes ten times the interest to outweigh half a year', () => {
  const old = { viewCount: 10_000, likeCount: 0, collectCount: 0, publishedAt: new Date('2025-07-05') }
  const fresh = { viewCount: 900, likeCount: 0, collectCount: 0, publishedAt: new Date('2026-01-01') }
  expect(heatOf(old)).toBeGreaterThan(heatOf(fresh))
  expect(heatOf({ ...old, publishedAt: new Date('2024-07-05') })).toBeLessThan(heatOf(fresh))
})
