import type { MessageList } from '@kms/features/messages/message-list'
import { messagesCopy } from '@kms/ui/copy/messages.copy'

/** Above the unread ones, when there is more than one to press. */
export const ReadAll = ({ list, act }: { list: MessageList; act: () => void }) =>
  list.tab === 'unread' && list.records.filter(({ isRead }) => !isRead).length > 1 ? (
    <div className="read-all">
      <button type="button" onClick={act}>
        {messagesCopy.readAll}
      </button>
    </div>
  ) : null
