import { MESSAGE_TABS, type Message } from '@kms/features/messages/message-list'
import { messagePath } from '@kms/features/messages/message-path'
import { badgeText } from '@kms/features/messages/unread-count'
import { useMessages } from '@kms/features/messages/use-messages'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { Drawer } from '@kms/ui/Drawer'
import { MemberIcon } from '@kms/ui/MemberIcon'
import { tabId, tabPanelId, Tabs } from '@kms/ui/Tabs'
import '@kms/ui/drawer.css'
import { Suspense, useId, useState } from 'react'
import { MessageRows } from '../../shared/messages/MessageRows.tsx'
import { ReadAll } from '../../shared/messages/ReadAll.tsx'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { browserApi } from '../../shell/browser-api.ts'

const MessageSwitches = lazyPart(
  async () => (await import('../../shared/messages/MessageSwitches.tsx')).MessageSwitches,
)

export type DrawerProps = {
  unread: number
  /** A message was opened; the number of unread ones afterwards, if the server said it. */
  onRead: (unread: number | undefined) => void
  onClose: () => void
}

export function MessageDrawer({ unread, onRead, onClose }: DrawerProps) {
  const id = useId()
  const { list, show, more, read, readAll } = useMessages(browserApi)
  const [setting, setSetting] = useState(false)

  const open = (message: Message) => {
    if (messagePath('pc', message) !== undefined) onClose()
    if (!message.isRead) void read(message.id).then(onRead)
  }
  const tabs = MESSAGE_TABS.map((name) => ({
    name,
    label: (
      <>
        {messagesCopy.tabs[name]}
        {name === 'unread' && unread > 0 && <small>{badgeText(unread)}</small>}
      </>
    ),
  }))
  return (
    <Drawer label={messagesCopy.title} onClose={onClose}>
      <div className="drawer-head">
        <h2>{setting ? messagesCopy.settings.title : messagesCopy.title}</h2>
        <button type="button" className="message-settings-entry" onClick={() => setSetting(!setting)}>
          {setting ? messagesCopy.settings.back : messagesCopy.settings.title}
        </button>
        <button type="button" className="icon-button" aria-label={messagesCopy.close} onClick={onClose}>
          <MemberIcon name="close" size={20} />
        </button>
      </div>
      {setting ? (
        <div className="drawer-content">
          <Suspense>
            <MessageSwitches />
          </Suspense>
        </div>
      ) : (
        <>
          <Tabs id={id} label={messagesCopy.title} tabs={tabs} chosen={list.tab} choose={show} />
          <div
            className="drawer-content"
            id={tabPanelId(id)}
            role="tabpanel"
            tabIndex={-1}
            aria-labelledby={tabId(id, list.tab)}
            aria-busy={list.state === 'loading'}
          >
            <ReadAll list={list} act={() => void readAll().then(onRead)} />
            <MessageRows device="pc" list={list} more={more} onOpen={open} />
          </div>
        </>
      )}
    </Drawer>
  )
}
