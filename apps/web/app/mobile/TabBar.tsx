import { activeTab, MOBILE_TABS } from '@kms/features/shell/mobile-tabs'
import { mobileShellCopy } from '@kms/ui/copy/mobile-shell.copy'
import { Icon } from '@kms/ui/Icon'
import { WayIcon } from '@kms/ui/WayIcon'
import { Link, useLocation } from 'react-router'

/** Each tab's name is also its icon's. */
export function TabBar({ pageName }: { pageName: string | undefined }) {
  const active = activeTab(pageName, useLocation().search)
  return (
    <nav className="tab-bar" aria-label={mobileShellCopy.tabBar}>
      <ul>
        {MOBILE_TABS.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} aria-current={name === active ? 'page' : undefined}>
              {name === 'home' ? <Icon name={name} size={22} /> : <WayIcon name={name} size={22} />}
              {mobileShellCopy.tabs[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
