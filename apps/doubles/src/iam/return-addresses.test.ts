import { expect, it } from 'vitest'
import { mayReturnAfterLogout, mayReturnAfterProfile, redirectUrisOf } from './return-addresses.ts'

const SITE = 'http://127.0.0.1:8080'

it.each([`${SITE}/kms/pc/home`, `${SITE}/kms/mobile/home?utm_source=a&se_b=%20`, `${SITE}/kms/admin/?mcReg=1`])(
  'returns after the logout to %s',
  (address) => expect(mayReturnAfterLogout(address, [SITE])).toBe(true),
)
it.each([
  `${SITE}/kms/pc/home/x`,
  `${SITE}/kms/pc/homes`,
  `${SITE}/kms/pc/x/../mine`,
  `${SITE}.evil.example/kms/pc/home`,
  'http://a@127.0.0.1:8080/kms/pc/home',
  '//127.0.0.1:8080/kms/pc/home',
  'javascript:alert(1)',
  '',
])('does not return after the logout to %s', (address) => expect(mayReturnAfterLogout(address, [SITE])).toBe(false))

it('returns from the profile page to its callback only', () => {
  expect(mayReturnAfterProfile(`${SITE}/kms/mobile/iam/profile/callback?a=1`, [SITE])).toBe(true)
  expect(mayReturnAfterProfile(`${SITE}/kms/mobile/home`, [SITE])).toBe(false)
})
it('registers the callbacks of the channel at every origin', () => {
  expect(redirectUrisOf('mobile', [SITE, 'http://127.0.0.1:9090'])).toEqual([
    `${SITE}/kms/mobile/iam/login/callback`,
    `${SITE}/kms/mobile/iam/profile/callback`,
    'http://127.0.0.1:9090/kms/mobile/iam/login/callback',
    'http://127.0.0.1:9090/kms/mobile/iam/profile/callback',
  ])
})
