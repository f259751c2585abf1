import { expect, it } from 'vitest'
import { feedRequest, readTab, stateOf } from './question-feed.ts'

it.each([
  ['', 'latest'],
  ['?tab=hot', 'hot'],
  ['?tab=unanswered', 'unanswered'],
  ['?tab=nonsense', 'latest'],
])('the address %j shows %s', (search, tab) => {
  expect(readTab(new URL(`http://site/kms/pc/detail/question${search}`))).toBe(tab)
})

it('asks for questions alone where an answer is missing', () => {
  expect(feedRequest('unanswered')).toEqual({ sort: 'latest', unanswered: true, questionType: 0 })
  expect(feedRequest('hot')).toEqual({ sort: 'hot', unanswered: false })
})

it.each([
  [{ questionType: 1, bestExcerpt: null, answerCount: 3 }, 'article'],
  [{ questionType: 0, bestExcerpt: '脱扣位', answerCount: 3 }, 'solved'],
  [{ questionType: 0, bestExcerpt: null, answerCount: 3 }, 'answered'],
  [{ questionType: 0, bestExcerpt: null, answerCount: 0 }, 'waiting'],
] as const)('%j is %s', (card, state) => {
  expect(stateOf(card)).toBe(state)
})
