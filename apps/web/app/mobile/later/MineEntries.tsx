import { badgeText } from '@kms/features/messages/unread-count'
import { mobileShellCopy } from '@kms/ui/copy/mobile-shell.copy'
import { settingCopy } from '@kms/ui/copy/setting.copy'
import { Avatar } from '@kms/ui/Avatar'
import { CountBadge } from '@kms/ui/CountBadge'
import { Icon } from '@kms/ui/Icon'
import { MemberIcon } from '@kms/ui/MemberIcon'
import { WayIcon } from '@kms/ui/WayIcon'
import { Link } from 'react-router'
import { useViewer } from '../../shared/use-viewer.ts'
import { useMyUnreadCount } from '../use-my-unread-count.ts'

/** Who is signed in, and the reader's own pages that exist. */
export function MineEntries() {
  const viewer = useViewer()
  const unread = useMyUnreadCount()
  if (!viewer) return null
  return (
    <>
      <section className="mine-card">
        <Avatar name={viewer.nickname} size={44} />
        <p>
          <b>{viewer.nickname}</b>
          <small>{viewer.title || settingCopy.userTypes[viewer.userType]}</small>
        </p>
      </section>
      <ul className="entry-list">
        <li>
          <Link to="/mobile/my/message">
            <MemberIcon name="bell" size={20} />
            {mobileShellCopy.messages}
            <span className="entry-value">
              {unread > 0 && <span className="sr-only">{mobileShellCopy.unread(unread)}</span>}
              <CountBadge text={badgeText(unread)} />
              <Icon name="chevronRight" />
            </span>
          </Link>
        </li>
        <li>
          <Link to="/mobile/my/setting">
            <WayIcon name="settings" size={20} />
            {mobileShellCopy.settings}
            <span className="entry-value">
              <Icon name="chevronRight" />
            </span>
          </Link>
        </li>
      </ul>
    </>
  )
}
