import type { Device } from '@kms/features/device/device'
import { homePath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link } from 'react-router'

const TABS = [undefined, 'latest', 'hot', 'unanswered'] as const

/** 推荐 is what the company says; the other tabs are what members ask and write. Each has its own address. */
export const HomeTabs = ({ device, tab }: { device: Device; tab: string | undefined }) => (
  <nav className="tabs" aria-label={faqCopy.sortBy}>
    {TABS.map((name) => (
      <Link key={name ?? ''} to={homePath(device, { tab: name })} aria-current={name === tab ? 'page' : undefined}>
        {faqCopy[name ?? 'recommended']}
      </Link>
    ))}
  </nav>
)
