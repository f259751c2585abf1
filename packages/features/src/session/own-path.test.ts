import { describe, expect, it } from 'vitest'
import { ownPath, routerPath, signInReturn } from './own-path.ts'

describe('an address to go on to', () => {
  it.each([
    ['/kms/pc/home', '/kms/pc/home'],
    ['/pc/detail/faq/1001?sort=hot#a', '/kms/pc/detail/faq/1001?sort=hot#a'],
    ['/kms/mobile/my/info?x=%2F%2Fevil', '/kms/mobile/my/info?x=%2F%2Fevil'],
    ['/kms/pc/search?val=%E6%96%AD%E8%B7%AF%E5%99%A8', '/kms/pc/search?val=%E6%96%AD%E8%B7%AF%E5%99%A8'],
  ])('%s is ours', (raw, path) => {
    expect(ownPath(raw)).toBe(path)
  })

  it.each([
    null,
    '',
    'home',
    '//evil.example/kms/pc/home',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/kms/pc/home',
    'https:evil.example',
    'javascript:alert(1)',
    '/kms/../admin',
    '/kms/pc/../../evil',
    '/kms@evil.example/pc/home',
    '/kms/pc/%0d%0a/../../x',
    '/kms/pc/home\r\nSet-Cookie: a=b',
    '/\t/evil.example',
    '/kms/api/f/userCenter/logout',
    '/kms/admin/',
    '/kms/pc/iam/login/callback?code=1',
    `/kms/pc/home?x=${'a'.repeat(1000)}`,
  ])('%j is refused', (raw) => {
    expect(ownPath(raw)).toBeUndefined()
  })
})

it('writes it as the router wants it', () => {
  expect(routerPath('/kms/pc/home?a=1')).toBe('/pc/home?a=1')
  expect(routerPath('/pc/home')).toBe('/pc/home')
})

it.each([
  ['/kms/pc/home', '/kms/pc/home'],
  ['/kms/admin/', '/kms/admin/'],
  ['/kms/admin/faq?q=NSX#a', '/kms/admin/faq?q=NSX#a'],
  ['/admin/faq', undefined],
  ['/kms/admin', undefined],
  ['/kms/admin/../api/f/userCenter/logout', undefined],
  ['//evil.example/kms/admin/', undefined],
  ['/kms/adminevil', undefined],
])('a sign-in at %s leads back to %s', (raw, path) => {
  expect(signInReturn(raw)).toBe(path)
})
