import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import type { SearchData } from '@kms/features/search/load-search'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Link } from 'react-router'

export function SearchPager({ search, device }: { search: SearchData; device: Device }) {
  const { keyword, section, sort, type, result } = search
  if (!result || result.pages < 2) return null
  const { current, pages } = result
  const to = (page: number) => searchPath(device, keyword, { type, section, sort, current: page })
  return (
    <nav className="pager" aria-label={searchCopy.pages}>
      {current > 1 && (
        <Link className="button" to={to(current - 1)} rel="prev">
          {searchCopy.previous}
        </Link>
      )}
      <span className="muted">{searchCopy.page(current, pages)}</span>
      {current < pages && (
        <Link className="button" to={to(current + 1)} rel="next">
          {searchCopy.next}
        </Link>
      )}
    </nav>
  )
}
