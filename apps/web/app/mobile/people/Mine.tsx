import type { Profile } from '@kms/contract/profiles'
import type { Wallet } from '@kms/contract/score'
import { badgeText } from '@kms/features/messages/unread-count'
import { myPath, settingsPath } from '@kms/features/people/people-paths'
import { personPath } from '@kms/features/questions/question-paths'
import { mobileShellCopy } from '@kms/ui/copy/mobile-shell.copy'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { CountBadge } from '@kms/ui/CountBadge'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon } from '@kms/ui/Icon'
import { MemberIcon } from '@kms/ui/MemberIcon'
import { MineIcon } from '@kms/ui/MineIcon'
import { WayIcon } from '@kms/ui/WayIcon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsAsked } from '../../shared/offers/use-is-asked.ts'
import { Count } from '../../shared/people/ProfileHead.tsx'
import { Portrait } from '../../shared/people/Portrait.tsx'
import { MinePoints } from './MinePoints.tsx'
import { useMyUnreadCount } from '../use-my-unread-count.ts'

const copy = peopleCopy.mine
const DRAFTS = '/mobile/operate/draft'

export function Mine({ profile, wallet }: { profile: Profile; wallet: Wallet }) {
  const { nickname, title, company, companyType, avatarUrl, counts, mine } = profile
  const unread = useMyUnreadCount()
  const isAsked = useIsAsked()
  const hrefOf = (tab: 'posts' | 'answers' | 'following' | 'followers') => myPath('mobile', { tab })
  return (
    <>
      <header className="mine-head">
        <div className="mine-who">
          <Portrait name={nickname} url={avatarUrl} size={60} />
          <div>
            <h1>{nickname}</h1>
            <p>{[company || companyType, title].filter(Boolean).join(' · ')}</p>
          </div>
          <Link className="mine-edit" to={settingsPath('mobile')}>
            {peopleCopy.edit}
          </Link>
        </div>
        <ul className="profile-counts">
          <Count to={hrefOf('posts')} count={counts.questions + counts.topics} word={peopleCopy.tabs.posts} />
          <Count to={hrefOf('answers')} count={counts.answers} word={peopleCopy.counts.answers} />
          <Count to={hrefOf('following')} count={counts.following} word={peopleCopy.counts.following} />
          <Count to={hrefOf('followers')} count={counts.followers} word={peopleCopy.counts.followers} />
        </ul>
      </header>
      <MinePoints wallet={wallet} />
      <ul className="entry-list">
        <Entry to="/mobile/my/message" icon={<MemberIcon name="bell" size={20} />} word={copy.messages}>
          {unread > 0 && <span className="sr-only">{mobileShellCopy.unread(unread)}</span>}
          <CountBadge text={badgeText(unread)} />
        </Entry>
        <Entry to={DRAFTS} icon={<MineIcon name="draft" />} word={copy.drafts} count={mine?.draftCount} />
        <Entry to={DRAFTS} icon={<MineIcon name="clock" />} word={copy.pending}>
          {mine && mine.pendingCount > 0 && <em>{copy.pendingCount(mine.pendingCount)}</em>}
        </Entry>
        {isAsked && <Entry to="/mobile/my/offers" icon={<MineIcon name="people" />} word={offersCopy.title} />}
      </ul>
      <ul className="entry-list">
        <Entry
          to={myPath('mobile', { tab: 'collects' })}
          icon={<Icon name="star" size={20} />}
          word={copy.collects}
          count={mine?.collectCount}
        />
        <Entry to="/mobile/section" icon={<MineIcon name="layers" />} word={copy.sections} count={mine?.sectionCount} />
        <Entry
          to={myPath('mobile', { tab: 'dynamics', of: 'followed' })}
          icon={<MineIcon name="people" />}
          word={copy.dynamics}
        />
        <Entry to="/mobile/roundTable/RtList" icon={<WayIcon name="roundTable" />} word={copy.roundTables} />
      </ul>
      <ul className="entry-list">
        <Entry
          to={myPath('mobile', { tab: 'badges' })}
          icon={<Icon name="verified" size={20} />}
          word={copy.badges}
          count={profile.badges.length}
        />
        <Entry to={personPath('mobile', profile.id)} icon={<WayIcon name="mine" />} word={copy.home} />
        <Entry to={settingsPath('mobile')} icon={<WayIcon name="settings" />} word={copy.settings} />
      </ul>
    </>
  )
}

type EntryProps = { to: string; icon: ReactNode; word: string; count?: number | undefined; children?: ReactNode }

const Entry = ({ to, icon, word, count = 0, children }: EntryProps) => (
  <li>
    <Link to={to}>
      {icon}
      {word}
      <span className="entry-value">
        {count > 0 && formatCount(count)}
        {children}
        <Icon name="chevronRight" />
      </span>
    </Link>
  </li>
)
