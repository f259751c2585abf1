import type { Api } from '@kms/api-client'

/** The header is also rendered on the server, where nobody calls: the client is loaded with the first call. */
const browserApi = async () => (await import('../../shell/browser-api.ts')).browserApi

export const headerCalls: Pick<Api, 'listHotKeywords' | 'listUnreadMessages'> = {
  listHotKeywords: async (input) => (await browserApi()).listHotKeywords(input),
  listUnreadMessages: async (input) => (await browserApi()).listUnreadMessages(input),
}

export const liveUnread = async (onUnread: (count: number) => void) =>
  (await import('../messages/live-unread.ts')).startLiveUnread(onUnread)
