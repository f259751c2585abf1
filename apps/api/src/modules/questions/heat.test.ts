import { expect, it } from 'vitest'
import { questionHeat } from './heat.ts'

const at = (day: string, over: Partial<Parameters<typeof questionHeat>[0]> = {}) =>
  questionHeat({
    ...{ viewCount: 0, likeCount: 0, collectCount: 0, answerCount: 0, commentCount: 0 },
    publishedAt: new Date(day),
    ...over,
  })

it('rises with every kind of interest', () => {
  const quiet = at('2026-11-01')
  for (const key of ['viewCount', 'likeCount', 'collectCount', 'answerCount', 'commentCount'] as const)
    expect(at('2026-11-01', { [key]: 5 }), key).toBeGreaterThan(quiet)
})

it('lets a piece of a month later stand as high as one with ten times the interest', () => {
  const old = at('2026-10-01', { likeCount: 4_999.5 })
  expect(at('2026-10-31', { likeCount: 499.5 })).toBeCloseTo(old, 10)
})
