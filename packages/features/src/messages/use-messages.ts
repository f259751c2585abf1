import type { Api } from '@kms/api-client'
import { useEffect, useReducer } from 'react'
import { MESSAGE_PAGE_SIZE, reduceMessages, startMessages, type MessageTab } from './message-list.ts'

export type MessageApi = Pick<
  Api,
  'listMessages' | 'listReadMessages' | 'listUnreadMessages' | 'readMessage' | 'readAllMessages'
>

async function loadPage(api: MessageApi, tab: MessageTab, current: number) {
  const list = tab === 'unread' ? api.listUnreadMessages : api.listReadMessages
  const page = await list({ query: { current, size: MESSAGE_PAGE_SIZE } })
  if (current > 1 || page.records.length > 0) return { page, nothingAtAll: false }
  // An empty tab is one thing, no messages at all is another; only an empty tab has to ask.
  const { total } = await api.listMessages({ query: { current: 1, size: 1 } })
  return { page, nothingAtAll: total === 0 }
}

/** The drawer's list: starts with the unread ones, is emptied when the tab changes, grows page by page. */
export function useMessages(api: MessageApi) {
  const [list, dispatch] = useReducer(reduceMessages, undefined, () => startMessages('unread'))
  const { request, tab, state, asked } = list

  useEffect(() => {
    if (state !== 'loading') return
    loadPage(api, tab, asked).then(
      (answer) => dispatch({ type: 'loaded', request, ...answer }),
      () => dispatch({ type: 'failed', request }),
    )
  }, [api, request, state, tab, asked])

  return {
    list,
    show: (next: MessageTab) => dispatch({ type: 'tab', tab: next }),
    more: () => dispatch({ type: 'more' }),
    /** Everything up to the newest one that is shown; what came since stays unread. */
    readAll: async (): Promise<number | undefined> => {
      const upTo = list.records[0]?.id
      if (upTo === undefined) return undefined
      const answer = await api.readAllMessages({ body: { upTo } }).catch(() => undefined)
      if (answer) dispatch({ type: 'openedAll' })
      return answer?.unread
    },
    /** The number of unread messages afterwards; undefined when the server could not be told. */
    read: async (id: string): Promise<number | undefined> => {
      dispatch({ type: 'opened', id })
      return api.readMessage({ params: { id } }).then(
        ({ unread }) => unread,
        () => undefined,
      )
    },
  }
}
