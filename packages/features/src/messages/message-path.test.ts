import { expect, it } from 'vitest'
import { messagePath } from './message-path.ts'

it('leads to the FAQ or the question, on the own site', () => {
  expect(messagePath('pc', { type: 'FAQ', refId: '7' })).toBe('/pc/detail/faq/7')
  expect(messagePath('mobile', { type: 'QUESTION', refId: '8' })).toBe('/mobile/detail/question/8')
  expect(messagePath('pc', { type: 'TOPIC', refId: '9' })).toBe('/pc/detail/question/9')
  expect(messagePath('pc', { type: 'SYSTEM', refId: null })).toBeUndefined()
})
