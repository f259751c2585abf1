import type { Device } from '@kms/features/device/device'
import type { SearchData } from '@kms/features/search/load-search'
import { SEARCH_TYPES, wishPath } from '@kms/features/search/search-wish'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

/** The kinds of content that exist; counted on the first page. */
export const TypeTabs = ({ search: { wish, result }, device }: { search: SearchData; device: Device }) => (
  <nav className="tabs" aria-label={searchCopy.typeTabs}>
    {SEARCH_TYPES.map((type) => (
      <Link key={type} to={wishPath(device, wish, { type })} aria-current={type === wish.type ? 'page' : undefined}>
        {searchCopy.types[type]}
        {result?.facets && <small>{formatCount(result.facets.types[type])}</small>}
      </Link>
    ))}
  </nav>
)
