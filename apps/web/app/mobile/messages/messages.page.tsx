import { MESSAGE_TABS, type Message } from '@kms/features/messages/message-list'
import { useMessages, type MessageApi } from '@kms/features/messages/use-messages'
import { badgeText } from '@kms/features/messages/unread-count'
import { useUnreadCount } from '@kms/features/messages/use-unread-count'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import '@kms/ui/drawer.css'
import { Tabs, tabId, tabPanelId } from '@kms/ui/Tabs'
import { useLocation } from 'react-router'
import { MessageRows } from '../../shared/messages/MessageRows.tsx'
import { ReadAll } from '../../shared/messages/ReadAll.tsx'
import { liveUnread } from '../../shared/shell/header-calls.ts'
import { browserApi } from '../../shell/browser-api.ts'
import { NavBar } from '../MobileFrame.tsx'

const TABS_ID = 'messages'
const api: MessageApi = browserApi

export const loader = () => null
export const meta = () => [{ title: `${messagesCopy.title} - ${siteCopy.name}` }]

/** The lists of the desktop's drawer, as a page of their own. */
export default function MessagesPage() {
  const { list, show, more, read, readAll } = useMessages(api)
  const { count, refresh } = useUnreadCount(api, useLocation().key, liveUnread)
  const tabs = MESSAGE_TABS.map((name) => ({
    name,
    label: (
      <>
        {messagesCopy.tabs[name]}
        {name === 'unread' && count > 0 && <small>{badgeText(count)}</small>}
      </>
    ),
  }))
  const open = async ({ id, isRead }: Message) => {
    if (!isRead) refresh(await read(id))
  }
  return (
    <>
      <NavBar title={messagesCopy.title} backHref="/mobile/my/info" heading />
      <main id="content" tabIndex={-1} className="room messages">
        <Tabs id={TABS_ID} label={messagesCopy.title} tabs={tabs} chosen={list.tab} choose={show} />
        <section id={tabPanelId(TABS_ID)} role="tabpanel" aria-labelledby={tabId(TABS_ID, list.tab)}>
          <ReadAll list={list} act={() => void readAll().then(refresh)} />
          <MessageRows device="mobile" list={list} more={more} onOpen={(message) => void open(message)} />
        </section>
      </main>
    </>
  )
}
