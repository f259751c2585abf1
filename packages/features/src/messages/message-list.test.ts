import type { Message } from '@kms/contract/messages'
import type { Page } from '@kms/contract/http/paging'
import { expect, it } from 'vitest'
import {
  footerOf,
  MESSAGE_PAGE_SIZE,
  reduceMessages,
  startMessages,
  type MessageList,
  type MessageListEvent,
} from './message-list.ts'

const message = (id: number): Message => ({
  id: String(id),
  title: `title ${id}`,
  content: '',
  createDate: '2026-11-14T00:00:00.000Z',
  isRead: false,
  type: 'FAQ',
  refId: '1',
  kind: 'faqChanged',
  answerId: null,
  commentId: null,
  actorId: null,
})

/** The server's page of a list that holds the given ids. */
function pageOf(ids: number[], current: number): Page<Message> {
  const first = (current - 1) * MESSAGE_PAGE_SIZE
  return {
    records: ids.slice(first, first + MESSAGE_PAGE_SIZE).map(message),
    total: ids.length,
    pages: Math.ceil(ids.length / MESSAGE_PAGE_SIZE),
    current,
    size: MESSAGE_PAGE_SIZE,
    nextCursor: null,
  }
}

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)
const run = (list: MessageList, ...events: MessageListEvent[]) => events.reduce(reduceMessages, list)
const answer = (list: MessageList, stored: number[]) =>
  run(list, {
    type: 'loaded',
    request: list.request,
    page: pageOf(stored, list.asked),
    nothingAtAll: stored.length === 0,
  })
const shown = (list: MessageList) => list.records.map(({ id }) => Number(id))

it('has eight rows a page', () => {
  expect(MESSAGE_PAGE_SIZE).toBe(8)
})

it('starts loading page 1, then offers more, and ends', () => {
  const start = startMessages('unread')
  expect([start.state, start.asked, footerOf(start)]).toEqual(['loading', 1, 'loading'])
  const first = answer(start, ids(12))
  expect([shown(first), footerOf(first)]).toEqual([ids(8), 'more'])
  const asked = run(first, { type: 'more' })
  expect([asked.asked, footerOf(asked)]).toEqual([2, 'loading'])
  const second = answer(asked, ids(12))
  expect([shown(second), footerOf(second)]).toEqual([ids(12), 'end'])
})

it('advances by one page, and a second click while loading asks nothing', () => {
  const asked = run(answer(startMessages('unread'), ids(30)), { type: 'more' })
  expect(run(asked, { type: 'more' })).toBe(asked)
})

it('says empty for an empty tab', () => {
  const list = answer(startMessages('read'), [])
  expect([footerOf(list), list.nothingAtAll]).toEqual(['empty', true])
})

it('switching the tab clears the list and restarts at page 1; a late answer for the old tab is dropped', () => {
  const asked = run(answer(startMessages('unread'), ids(20)), { type: 'more' })
  const other = run(asked, { type: 'tab', tab: 'read' })
  expect(other).toMatchObject({ tab: 'read', records: [], page: 0, state: 'loading' })
  expect(other.asked).toBe(1)
  const late: MessageListEvent = {
    type: 'loaded',
    request: asked.request,
    page: pageOf(ids(20), 2),
    nothingAtAll: false,
  }
  expect(run(other, late)).toBe(other)
  expect(run(other, { type: 'failed', request: asked.request })).toBe(other)
})

it('a failed page keeps the rows and is asked again', () => {
  const asked = run(answer(startMessages('unread'), ids(20)), { type: 'more' })
  const failed = run(asked, { type: 'failed', request: asked.request })
  expect([footerOf(failed), shown(failed)]).toEqual(['failed', ids(8)])
  const again = run(failed, { type: 'more' })
  expect(again.asked).toBe(2)
  expect(shown(answer(again, ids(20)))).toEqual(ids(16))
})

it('shows a message once when new ones push the list down', () => {
  const first = run(answer(startMessages('unread'), ids(10)), { type: 'more' })
  expect(shown(answer(first, [0, ...ids(10)]))).toEqual(ids(10))
})

it('skips none when opened ones have left the unread list', () => {
  const first = answer(startMessages('unread'), ids(20))
  const opened = run(first, { type: 'opened', id: '2' }, { type: 'opened', id: '3' }, { type: 'opened', id: '3' })
  expect(opened.records.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual(['2', '3'])
  const left = ids(20).filter((id) => id !== 2 && id !== 3)
  const more = answer(run(opened, { type: 'more' }), left)
  expect(shown(more)).toEqual(ids(10))
  expect(shown(answer(run(more, { type: 'more' }), left))).toEqual(ids(18))
})

it('counts what is opened while a page is on its way', () => {
  const asked = run(answer(startMessages('unread'), ids(30)), { type: 'more' })
  const opened = run(asked, { type: 'opened', id: '1' })
  const second = answer(opened, ids(30))
  const third = answer(
    run(second, { type: 'more' }),
    ids(30).filter((id) => id !== 1),
  )
  expect(shown(third)).toEqual(ids(17))
})
