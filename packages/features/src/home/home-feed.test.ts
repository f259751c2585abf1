import type { FeedCard, FeedFaq } from '@kms/contract/question-views'
import { expect, it } from 'vitest'
import { homeFeedRequest } from './home-feed-request.ts'
import { feedItems, readHomeTab } from './home-feed.ts'

const piece = (id: string) => ({ id }) as FeedCard
const faq = (id: string, after: number) => ({ id, after }) as FeedFaq

it('puts official FAQs where they belong among the records', () => {
  const page = { records: [piece('1'), piece('2')], faqs: [faq('8', 0), faq('9', 1), faq('7', 2)] }
  expect(feedItems(page).map(({ id }) => id)).toEqual(['faq-8', 'question-1', 'faq-9', 'question-2', 'faq-7'])
  expect(feedItems({ records: [piece('1')] }).map(({ id }) => id)).toEqual(['question-1'])
})

it.each([
  ['', 'recommended'],
  ['?tab=followed', 'followed'],
  ['?tab=unanswered', 'unanswered'],
  ['?tab=nonsense', 'recommended'],
])('reads the tab of %s', (search, tab) => {
  expect(readHomeTab(new URL(`https://x/kms/pc/home${search}`))).toBe(tab)
})

it('asks for each feed in its own way', () => {
  expect(homeFeedRequest('followed')).toEqual({ feed: 'followed' })
  expect(homeFeedRequest('unanswered')).toMatchObject({ unanswered: true, questionType: 0 })
})
