import { expect, it } from 'vitest'
import { messagePath } from './message-path.ts'

const about = {
  kind: 'answered',
  type: 'QUESTION',
  refId: '8',
  answerId: null,
  commentId: null,
  actorId: null,
} as const

it('leads to the FAQ or the question, on the own site', () => {
  expect(messagePath('pc', { ...about, type: 'FAQ', refId: '7' })).toBe('/pc/detail/faq/7')
  expect(messagePath('mobile', about)).toBe('/mobile/detail/question/8')
  expect(messagePath('pc', { ...about, type: 'TOPIC', refId: '9' })).toBe('/pc/detail/question/9')
  expect(messagePath('pc', { ...about, kind: 'notice', type: 'SYSTEM', refId: null })).toBeUndefined()
})

it('leads to the exact answer or comment', () => {
  expect(messagePath('pc', { ...about, answerId: '11' })).toBe('/pc/detail/question/8#answer-11')
  expect(messagePath('mobile', { ...about, answerId: '11', commentId: '12' })).toBe(
    '/mobile/detail/question/8#comment-12',
  )
})

it('leads to the person who follows, and to the points', () => {
  const other = { ...about, type: 'SYSTEM', refId: null } as const
  expect(messagePath('pc', { ...other, kind: 'followed', actorId: '3' })).toBe('/pc/otherInfo/info?id=3')
  expect(messagePath('mobile', { ...other, kind: 'points' })).toBe('/mobile/my/score')
})
