import { describe, expect, it } from 'vitest'
import { isVisitor, pageKeyOf } from './page-key.ts'

const keyOf = (path: string) => pageKeyOf(new URL(path, 'http://site'), 'pc')?.key

describe('page key', () => {
  it.each([
    ['/kms/pc/home', 'pc /kms/pc/home'],
    ['/kms/pc/home?utm_source=wechat&tab=hot', 'pc /kms/pc/home?tab=hot'],
    ['/kms/pc/home?tab=hot&x=1', 'pc /kms/pc/home?tab=hot'],
    ['/kms/mobile/Home', 'pc /kms/mobile/Home'],
    ['/kms/pc/detail/faq?tag=2&section=1&x=1', 'pc /kms/pc/detail/faq?section=1&tag=2'],
    ['/kms/pc/detail/faq/1023?sort=hot', 'pc /kms/pc/detail/faq/1023'],
    ['/kms/pc/detail/faq/1023.data?_routes=pc&u=1', 'pc /kms/pc/detail/faq/1023.data?_routes=pc'],
    ['/kms/__manifest?paths=%2Fkms%2Fpc&version=1', '/kms/__manifest?paths=%2Fkms%2Fpc&version=1'],
    ['/kms/pc/detail/question?tab=hot&section=1&x=1', 'pc /kms/pc/detail/question?section=1&tab=hot'],
    ['/kms/pc/detail/question/2001?from=x', 'pc /kms/pc/detail/question/2001'],
    ['/kms/parts/answers/2001?cursor=abc&sort=time&x=1', 'pc /kms/parts/answers/2001?sort=time&cursor=abc'],
    ['/kms/pc/search?val=NSX&type=ALL', undefined],
    ['/kms/pc/detail/faq/abc', undefined],
    ['/kms/pc/Login', undefined],
    [`/kms/pc/home?cursor=${'x'.repeat(201)}`, undefined],
  ])('%s → %s', (path, key) => {
    expect(keyOf(path)).toBe(key)
  })

  it('renders exactly what the key says', () => {
    const page = pageKeyOf(new URL('http://site/kms/pc/home?utm_source=x&tab=hot'), 'pc')
    expect(page?.url.href).toBe('http://site/kms/pc/home?tab=hot')
  })

  it('keeps the devices apart', () => {
    const url = new URL('http://site/kms/pc/home')
    expect(pageKeyOf(url, 'pc')?.key).not.toBe(pageKeyOf(url, 'mobile')?.key)
  })
})

it.each([
  [{}, true],
  [{ cookie: 'KMS_VISITOR_JWT_TOKEN=v; theme=dark' }, true],
  [{ cookie: 'theme=dark; KmsToken=t' }, false],
  [{ cookie: 'KMS_USER_JWT_TOKEN=t' }, false],
  [{ authorization: 'Bearer t' }, false],
])('headers %j belong to a visitor: %s', (headers, visitor) => {
  expect(isVisitor(headers)).toBe(visitor)
})
