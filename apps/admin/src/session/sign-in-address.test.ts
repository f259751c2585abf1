import { expect, it } from 'vitest'
import { leadsStraightToSignIn, returnAddress } from './sign-in-address.ts'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://own.invalid')
  return { pathname, search, hash }
}

it.each([
  ['/kms/admin/', '/kms/admin/'],
  ['/kms/admin', '/kms/admin/'],
  ['/kms/admin/faq?q=%E8%84%B1%E6%89%A3&page=2', '/kms/admin/faq?q=%E8%84%B1%E6%89%A3&page=2'],
  ['/kms/admin/faq/1001#history', '/kms/admin/faq/1001#history'],
  ['/kms/admin/sign-in-again', '/kms/admin/signed-in'],
  ['/kms/admin/signed-in', '/kms/admin/'],
  ['/kms/admin/sign-out', '/kms/admin/'],
  [`/kms/admin/faq?q=${'x'.repeat(1000)}`, '/kms/admin/'],
  ['/kms/pc/home', '/kms/admin/'],
])('after signing in at %s one is at %s', (address, back) => {
  expect(returnAddress(at(address))).toBe(back)
})

it('leads to the provider without a click only where somebody has clicked already', () => {
  expect(leadsStraightToSignIn(at('/kms/admin/sign-in-again'))).toBe(true)
  expect(leadsStraightToSignIn(at('/kms/admin/'))).toBe(false)
  // Otherwise a browser that refuses our cookies would go round in circles.
  expect(leadsStraightToSignIn(at(returnAddress(at('/kms/admin/sign-in-again'))))).toBe(false)
})
