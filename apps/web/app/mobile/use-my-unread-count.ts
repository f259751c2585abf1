import { useUnreadCount } from '@kms/features/messages/use-unread-count'
import type { Api } from '@kms/api-client'
import { useLocation } from 'react-router'

/** The client is loaded by members only, after the page. */
const api: Pick<Api, 'listUnreadMessages'> = {
  listUnreadMessages: async (input) => (await import('../shell/browser-api.ts')).browserApi.listUnreadMessages(input),
}

export const useMyUnreadCount = () => useUnreadCount(api, useLocation().key).count
