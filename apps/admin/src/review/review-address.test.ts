import { expect, it } from 'vitest'
import { addressFromPlace, filterFromPlace, placeFromAddress } from './review-address.ts'

const read = (query: string) => placeFromAddress(new URLSearchParams(query))

it.each(['', 'tab=reports', 'tab=done&type=answer&id=12', 'type=comment'])('keeps ?%s', (query) => {
  expect(addressFromPlace(read(query)).toString()).toBe(query)
})

it('does not take over what makes no sense', () => {
  expect(read('tab=all&type=faq&id=abc')).toEqual({ tab: 'waiting', targetType: undefined, id: undefined })
})

it.each([
  ['', { show: 'open' }],
  ['tab=reports&type=comment', { show: 'open', reason: 'report', targetType: 'comment' }],
  ['tab=done', { show: 'done' }],
])('?%s asks for %j', (query, filter) => {
  expect(filterFromPlace(read(query))).toEqual(filter)
})
