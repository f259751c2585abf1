import { AgeBucket, RoutingState } from '@kms/contract/admin-routing'
import { DeclineReason, OfferState } from '@kms/contract/routing'
import { expect, it } from 'vitest'
import { AGES, OFFERS, reasonWords, ROUTING } from './routing-words.ts'

it('has a word for everything that the contract names', () => {
  expect(Object.keys(AGES)).toEqual(AgeBucket.options)
  expect(Object.keys(ROUTING).toSorted()).toEqual(RoutingState.options.toSorted())
  expect(Object.keys(OFFERS).toSorted()).toEqual(OfferState.options.toSorted())
  for (const reason of DeclineReason.options) expect(reasonWords(reason)).not.toBe(reason)
})

it.each([
  ['busy: 出差到周五', '没有时间：出差到周五'],
  ['', ''],
  ['toString', 'toString'],
])('"%s" reads "%s"', (reason, words) => {
  expect(reasonWords(reason)).toBe(words)
})
