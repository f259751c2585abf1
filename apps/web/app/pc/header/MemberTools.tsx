import type { session } from '@kms/contract'
import { addPath } from '@kms/features/drafts/draft-paths'
import { Avatar } from '@kms/ui/Avatar'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { WayIcon } from '@kms/ui/WayIcon'
import { Link } from 'react-router'
import { signOut } from '../../shell/session/session-actions.ts'
import { MessageBell } from './MessageBell.tsx'
import { SearchBox } from './SearchBox.tsx'

const CONSOLE_ADDRESS = '/kms/admin/'

/** What the header has for members: search, writing, messages, who they are, the way out. */
export const MemberTools = ({ viewer }: { viewer: session.UserInfo }) => (
  <>
    <SearchBox />
    <div className="member-tools" role="group" aria-label={headerCopy.account}>
      <Link className="button primary" to={addPath('pc', 0)}>
        <WayIcon name="ask" size={16} />
        {headerCopy.ask}
      </Link>
      <Link className="button post-entry" to={addPath('pc', 1)}>
        <WayIcon name="post" size={16} />
        {headerCopy.post}
      </Link>
      {viewer.can.openConsole && <a href={CONSOLE_ADDRESS}>{headerCopy.console}</a>}
      <MessageBell />
      <Link className="member-name" to="/pc/my/info">
        <Avatar name={viewer.nickname} />
        <span>{viewer.nickname}</span>
      </Link>
      <button type="button" onClick={() => void signOut('pc').catch(() => undefined)}>
        {headerCopy.signOut}
      </button>
    </div>
  </>
)
