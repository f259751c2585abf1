import { describe, expect, it } from 'vitest'
import { rankExperts, scoreExpert, type Candidate } from './score-expert.ts'
import { ORDINARY_WEEK } from './working-hours.ts'

const FRIDAY_NOON = new Date('2026-11-13T12:00:00+08:00')
const FRIDAY_NIGHT = new Date('2026-11-13T22:00:00+08:00')
const someone = (over: Partial<Candidate> = {}): Candidate => ({
  id: '1',
  sharedTags: 0,
  fittingAnswers: 0,
  followsSection: false,
  openOffers: 0,
  answeredLately: 0,
  week: ORDINARY_WEEK,
  ...over,
})
const order = (...experts: Partial<Candidate>[]) =>
  rankExperts(
    experts.map((over, index) => someone({ id: String(index + 1), ...over })),
    2,
    FRIDAY_NOON,
  ).map(({ id }) => id)

describe('the order in which experts are asked', () => {
  it('leaves out who has nothing to do with it', () => {
    expect(order({}, { sharedTags: 1 }, { openOffers: 3 })).toEqual(['2'])
  })
  it('asks first who knows more of it', () => {
    expect(order({ followsSection: true }, { sharedTags: 1 }, { sharedTags: 2 }, { fittingAnswers: 3 })).toEqual([
      '3',
      '2',
      '4',
      '1',
    ])
  })
  it('spares who has much on the table', () => {
    expect(order({ sharedTags: 2, openOffers: 2 }, { sharedTags: 1 })).toEqual(['2', '1'])
    expect(order({ sharedTags: 2, answeredLately: 10 }, { sharedTags: 2 })).toEqual(['2', '1'])
  })
  it('prefers who is at work, and asks others rather than nobody', () => {
    const nights = { fromHour: 20, toHour: 24, workDays: [5] }
    expect(order({ sharedTags: 1, week: { ...ORDINARY_WEEK, workDays: [3] } }, { sharedTags: 1 })).toEqual(['2', '1'])
    expect(scoreExpert(someone({ sharedTags: 1, week: nights }), 2, FRIDAY_NIGHT)).toBeGreaterThan(
      scoreExpert(someone({ sharedTags: 1 }), 2, FRIDAY_NIGHT),
    )
  })
  it('of equals takes the older account', () => {
    expect(order({ id: '12', sharedTags: 1 }, { id: '9', sharedTags: 1 })).toEqual(['9', '12'])
  })
})

it('is between 0 and 1, grows with skill and never with load', () => {
  for (const sharedTags of [0, 1, 3])
    for (const fittingAnswers of [0, 1, 7, 50])
      for (const openOffers of [0, 1, 9])
        for (const answeredLately of [0, 4, 30])
          for (const now of [FRIDAY_NOON, FRIDAY_NIGHT]) {
            const candidate = someone({ sharedTags, fittingAnswers, openOffers, answeredLately })
            const score = scoreExpert(candidate, 2, now)
            expect(score).toBeGreaterThanOrEqual(0)
            expect(score).toBeLessThanOrEqual(1)
            const abler = { ...candidate, fittingAnswers: fittingAnswers + 1 }
            expect(scoreExpert(abler, 2, now)).toBeGreaterThan(score)
            const busier = { ...candidate, openOffers: openOffers + 1 }
            expect(scoreExpert(busier, 2, now)).toBeLessThanOrEqual(score)
          }
})
