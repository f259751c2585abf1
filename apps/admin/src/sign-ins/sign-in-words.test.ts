import { SignInMethod, SignInOutcome } from '@kms/contract/admin-sign-ins'
import { errorCatalogue } from '@kms/contract/http/errors'
import { expect, it } from 'vitest'
import { channelWord, METHODS, OUTCOMES, reasonWord } from './sign-in-words.ts'

it('has a word for every outcome and method of the contract', () => {
  expect(Object.keys(OUTCOMES).toSorted()).toEqual(SignInOutcome.options.toSorted())
  expect(Object.keys(METHODS).toSorted()).toEqual(SignInMethod.options.toSorted())
})

it.each(['signin.refused', 'signin.banned', 'signin.state_invalid', 'signin.unavailable'])(
  'explains %s, which the API writes down',
  (reason) => {
    expect(errorCatalogue).toHaveProperty([reason])
    expect(reasonWord(reason)).not.toBe(reason)
  },
)

it.each(['', 'something.new', 'toString'])('shows the unknown reason "%s" as it is', (reason) => {
  expect(reasonWord(reason)).toBe(reason)
})

it.each([
  ['pc', '桌面站'],
  ['mobile', '移动站'],
  ['applet', 'applet'],
])('channel %s', (channel, word) => {
  expect(channelWord(channel)).toBe(word)
})
