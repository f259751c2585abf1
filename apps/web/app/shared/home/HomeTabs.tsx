import type { Device } from '@kms/features/device/device'
import { homePath } from '@kms/features/faq/faq-paths'
import { HOME_TABS, type HomeTab } from '@kms/features/home/home-feed'
import { homeCopy } from '@kms/ui/copy/home.copy'
import { Link } from 'react-router'

type Props = { device: Device; tab: HomeTab; unansweredCount: number }

/** Each feed has its own address. */
export const HomeTabs = ({ device, tab, unansweredCount }: Props) => (
  <nav className="tabs" aria-label={homeCopy.feeds}>
    {HOME_TABS.map((name) => (
      <Link
        key={name}
        to={homePath(device, { tab: name === 'recommended' ? undefined : name })}
        aria-current={name === tab ? 'page' : undefined}
      >
        {homeCopy.tabs[name]}
        {name === 'unanswered' && unansweredCount > 0 && <small>{homeCopy.waiting(unansweredCount)}</small>}
      </Link>
    ))}
  </nav>
)
