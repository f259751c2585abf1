import { expect, it } from 'vitest'
import { faqPath, homePath, libraryPath, searchPath } from './faq-paths.ts'

it.each([
  [homePath('pc'), '/pc/home'],
  [homePath('mobile'), '/mobile/home'],
  [homePath('pc', { tab: 'hot', cursor: 'a+b' }), '/pc/home?tab=hot&cursor=a%2Bb'],
  [faqPath('mobile', '1023'), '/mobile/detail/faq/1023'],
  [libraryPath('pc', { section: '2', tag: undefined, sort: 'hot' }), '/pc/detail/faq?section=2&sort=hot'],
  [searchPath('pc', 'iC65N-C16A/2P'), '/pc/search?val=iC65N-C16A%2F2P&type=ALL'],
  [
    searchPath('mobile', '温升 & 降容', { type: 'FAQ', current: 2 }),
    '/mobile/search?val=%E6%B8%A9%E5%8D%87+%26+%E9%99%8D%E5%AE%B9&type=FAQ&current=2',
  ],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})
