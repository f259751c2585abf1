import { expect, it } from 'vitest'
import { answerPart, questionEditPath, questionListPath, questionPath } from './question-paths.ts'

it('names a piece, and a part of it', () => {
  expect(questionPath('pc', '2001')).toBe('/pc/detail/question/2001')
  expect(questionPath('mobile', '2001', answerPart('7'))).toBe('/mobile/detail/question/2001#answer-7')
  expect(questionEditPath('pc', '2001')).toBe('/pc/operate/edit?id=2001')
})

it('keeps the choice of a list in its address, and only the choice', () => {
  expect(questionListPath('pc')).toBe('/pc/detail/question')
  expect(questionListPath('pc', { tab: 'latest' })).toBe('/pc/detail/question')
  expect(questionListPath('mobile', { tab: 'hot', section: '3', tag: '9', cursor: 'c' })).toBe(
    '/mobile/detail/question?section=3&tag=9&tab=hot&cursor=c',
  )
})
