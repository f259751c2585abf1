import { PROFILE_TABS, type ProfileTab } from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { Link } from 'react-router'

type Props = { chosen: ProfileTab; hrefOf: (tab: ProfileTab) => string; tabs?: readonly ProfileTab[] }

/** Links: each list has an address of its own. */
export const ProfileTabs = ({ chosen, hrefOf, tabs = PROFILE_TABS }: Props) => (
  <nav className="tabs profile-tabs" aria-label={peopleCopy.tabsLabel}>
    {tabs.map((tab) => (
      <Link key={tab} to={hrefOf(tab)} aria-current={tab === chosen ? 'page' : undefined} preventScrollReset>
        {peopleCopy.tabs[tab]}
      </Link>
    ))}
  </nav>
)
