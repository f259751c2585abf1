import { followUnread } from '@kms/features/messages/live-unread'
import { browserApi } from '../../shell/browser-api.ts'
import { tokenKeeper } from '../../shell/session/session-tab.ts'

/** The stream of this browser. */
export const startLiveUnread = (onUnread: (count: number) => void) =>
  followUnread({
    address: '/kms/api/f/messageRecord/stream',
    headers: async () => ({ authorization: `Bearer ${await tokenKeeper.fresh()}` }),
    ask: async () => (await browserApi.listUnreadMessages({ query: { current: 1, size: 1 } })).total,
    onUnread,
  })
