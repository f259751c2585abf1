import type { FaqSort } from '@kms/contract/faq'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link } from 'react-router'

const SORTS = ['latest', 'hot'] as const

type Props = { sort: FaqSort; hrefOf: (sort: FaqSort) => string }

/** Links, not ARIA tabs: each one is a page of its own with its own address. */
export const SortTabs = ({ sort, hrefOf }: Props) => (
  <nav className="tabs" aria-label={faqCopy.sortBy}>
    {SORTS.map((name) => (
      <Link key={name} to={hrefOf(name)} aria-current={name === sort ? 'page' : undefined}>
        {faqCopy[name]}
      </Link>
    ))}
  </nav>
)
