import type { Device } from '@kms/features/device/device'
import type { SearchData } from '@kms/features/search/load-search'
import { wishPath } from '@kms/features/search/search-wish'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Link } from 'react-router'

export function SearchPager({ search: { wish, result }, device }: { search: SearchData; device: Device }) {
  if (!result || result.pages < 2) return null
  const { current, pages } = result
  return (
    <nav className="pager" aria-label={searchCopy.pages}>
      {current > 1 && (
        <Link className="button" to={wishPath(device, wish, { current: current - 1 })} rel="prev">
          {searchCopy.previous}
        </Link>
      )}
      <span className="muted">{searchCopy.page(current, pages)}</span>
      {current < pages && (
        <Link className="button" to={wishPath(device, wish, { current: current + 1 })} rel="next">
          {searchCopy.next}
        </Link>
      )}
    </nav>
  )
}
