import type { Message } from '@kms/contract/messages'
import type { Page } from '@kms/contract/http/paging'

/** Rows of one page of the drawer. */
export const MESSAGE_PAGE_SIZE = 8

export const MESSAGE_TABS = ['unread', 'read'] as const
export type MessageTab = (typeof MESSAGE_TABS)[number]
export type { Message }

export type MessageList = {
  tab: MessageTab
  records: Message[]
  /** The last page that arrived; 0 before the first. */
  page: number
  /** The page that is being asked for, or was last. */
  asked: number
  pages: number
  /** Opened here without leaving the list: they are no longer among the server's unread ones. */
  openedHere: number
  /** True when the reader has no message at all, in neither tab. */
  nothingAtAll: boolean
  state: 'loading' | 'idle' | 'failed'
  /** Counts what was asked: an answer to an earlier question is dropped. */
  request: number
}

export type MessageListEvent =
  | { type: 'tab'; tab: MessageTab }
  | { type: 'more' }
  | { type: 'loaded'; request: number; page: Page<Message>; nothingAtAll: boolean }
  | { type: 'failed'; request: number }
  | { type: 'opened'; id: string }
  | { type: 'openedAll' }

export const startMessages = (tab: MessageTab, request = 1): MessageList => ({
  tab,
  records: [],
  page: 0,
  asked: 1,
  pages: 0,
  openedHere: 0,
  nothingAtAll: false,
  state: 'loading',
  request,
})

/** The following page, unless opened messages have left the server's unread list meanwhile: then the rest has moved up. */
function pageAfter({ tab, page, openedHere }: MessageList): number {
  const gone = tab === 'unread' ? openedHere : 0
  return Math.floor(Math.max(0, page * MESSAGE_PAGE_SIZE - gone) / MESSAGE_PAGE_SIZE) + 1
}

export function reduceMessages(list: MessageList, event: MessageListEvent): MessageList {
  switch (event.type) {
    case 'tab':
      return startMessages(event.tab, list.request + 1)
    case 'more':
      return more(list)
    case 'opened':
      return open(list, event.id)
    case 'openedAll':
      return startMessages(list.tab, list.request + 1)
    case 'failed':
      return event.request === list.request ? { ...list, state: 'failed' } : list
    case 'loaded': {
      if (event.request !== list.request) return list
      const { page, nothingAtAll } = event
      const records = append(list.records, page.records)
      return { ...list, records, nothingAtAll, page: list.asked, pages: page.pages, state: 'idle' }
    }
  }
}

function more(list: MessageList): MessageList {
  if (list.state === 'loading') return list
  const again = { ...list, state: 'loading' as const, request: list.request + 1 }
  return list.state === 'failed' ? again : { ...again, asked: pageAfter(list), openedHere: 0 }
}

function open(list: MessageList, id: string): MessageList {
  const isNew = list.records.some((message) => message.id === id && !message.isRead)
  if (!isNew) return list
  const records = list.records.map((message) => (message.id === id ? { ...message, isRead: true } : message))
  return { ...list, records, openedHere: list.openedHere + 1 }
}

/** Messages that arrive meanwhile push others onto the next page: each is shown once. */
function append(shown: Message[], added: Message[]) {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...added.filter(({ id }) => !known.has(id))]
}

export type ListFooter = 'loading' | 'failed' | 'more' | 'end' | 'empty'

/** What stands below the rows: 加载更多, 没有更多了 at the end, 暂无数据 when there is none. */
export function footerOf({ state, records, page, pages }: MessageList): ListFooter {
  if (state !== 'idle') return state
  if (records.length === 0) return 'empty'
  return page < pages ? 'more' : 'end'
}
