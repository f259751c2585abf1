import type { Device } from '@kms/features/device/device'
import { homePath, libraryPath, signInPath } from '@kms/features/faq/faq-paths'
import type { HomeTab } from '@kms/features/home/home-feed'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link } from 'react-router'

type Props = { tab: HomeTab; device: Device; isMember: boolean }

/** Where members choose what they follow. */
const CHOICE = { pc: '/pc/recommend', mobile: '/mobile/section' }

/** Nothing to show: why, and the one thing to do about it. */
export function NoFeed({ tab, device, isMember }: Props) {
  if (tab !== 'followed') {
    return (
      <MessagePage drawing="empty" title={homePartsCopy.empty} advice={homePartsCopy.emptyAdvice}>
        <Link className="button outline" to={libraryPath(device)}>
          {faqCopy.seeAll}
        </Link>
      </MessagePage>
    )
  }
  return isMember ? (
    <MessagePage drawing="empty" title={homePartsCopy.nothingFollowed} advice={homePartsCopy.nothingFollowedAdvice}>
      <Link className="button outline" to={CHOICE[device]}>
        {homePartsCopy.chooseSections}
      </Link>
    </MessagePage>
  ) : (
    <MessagePage drawing="empty" title={homePartsCopy.followSignIn} advice={homePartsCopy.followSignInAdvice}>
      <Link className="button outline" to={signInPath(device, homePath(device, { tab: 'followed' }))}>
        {siteCopy.signIn}
      </Link>
    </MessagePage>
  )
}
