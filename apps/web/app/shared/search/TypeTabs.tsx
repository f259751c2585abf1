import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import type { SearchData } from '@kms/features/search/load-search'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

const TYPES = ['ALL', 'FAQ'] as const

/** Only the kinds of content that exist: for now everything is a FAQ. */
export const TypeTabs = ({ search, device }: { search: SearchData; device: Device }) => (
  <nav className="tabs" aria-label={searchCopy.typeTabs}>
    {TYPES.map((type) => (
      <Link
        key={type}
        to={searchPath(device, search.keyword, { type, section: search.section, sort: search.sort })}
        aria-current={type === search.type ? 'page' : undefined}
      >
        {searchCopy.types[type]}
        {search.result && <small>{formatCount(search.result.total)}</small>}
      </Link>
    ))}
  </nav>
)
