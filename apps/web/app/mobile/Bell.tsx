import { badgeText } from '@kms/features/messages/unread-count'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { CountBadge } from '@kms/ui/CountBadge'
import { MemberIcon } from '@kms/ui/MemberIcon'
import { Link } from 'react-router'
import { useMyUnreadCount } from './use-my-unread-count.ts'

export function Bell() {
  const unread = useMyUnreadCount()
  return (
    <Link className="bell" to="/mobile/my/message" aria-label={messagesCopy.bell(unread)}>
      <MemberIcon name="bell" size={22} />
      <CountBadge text={badgeText(unread)} />
    </Link>
  )
}
