import { badgeText } from '@kms/features/messages/unread-count'
import { useUnreadCount } from '@kms/features/messages/use-unread-count'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { CountBadge } from '@kms/ui/CountBadge'
import { MemberIcon } from '@kms/ui/MemberIcon'
import { useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { headerCalls, liveUnread } from '../../shared/shell/header-calls.ts'
import type { DrawerProps } from './MessageDrawer.tsx'

/** The bell with the number of unread messages; the drawer's code comes with the first click. */
export function MessageBell() {
  const { count, refresh } = useUnreadCount(headerCalls, useLocation().key, liveUnread)
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const [open, setOpen] = useState(false)
  const show = async () => {
    setOpen(true)
    if (Drawer) return
    const { MessageDrawer } = await import('./MessageDrawer.tsx')
    setDrawer(() => MessageDrawer)
  }
  return (
    <>
      <button
        type="button"
        className="bell"
        aria-label={messagesCopy.bell(count)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      >
        <MemberIcon name="bell" size={20} />
        <CountBadge text={badgeText(count)} />
      </button>
      {open && Drawer && <Drawer unread={count} onRead={refresh} onClose={() => setOpen(false)} />}
    </>
  )
}
