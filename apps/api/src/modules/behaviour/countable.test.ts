import { expect, it } from 'vitest'
import { isCountable } from './countable.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/8.0.40'

it.each([
  ['a phone in WeChat, which says nothing of itself', {}, true],
  ['a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
  ['prefetching', { 'sec-purpose': 'prefetch' }, false],
  ['prerendering', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['prefetching, said the old way', { purpose: 'prefetch' }, false],
  ['prefetching by Firefox', { 'x-moz': 'prefetch' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
  ['an image in a post', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  [
    'Baidu',
    { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)' },
    false,
  ],
  ['Google', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
  ['Bytedance', { 'user-agent': 'Mozilla/5.0 (Linux) (compatible; Bytespider; spider-feedback@bytedance.com)' }, false],
  ['a script', { 'user-agent': 'python-requests/2.31' }, false],
  ['nobody in particular', { 'user-agent': '' }, false],
])('counts %s: %o → %s', (_, headers, expected) => {
  expect(isCountable({ 'user-agent': PHONE, ...headers })).toBe(expected)
})
