import type { Device } from '@kms/features/device/device'
import { SEARCH_SORTS, wishPath, type SearchWish } from '@kms/features/search/search-wish'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Link } from 'react-router'

export const SortLinks = ({ wish, device }: { wish: SearchWish; device: Device }) => (
  <nav className="sort-links" aria-label={faqCopy.sortBy}>
    {SEARCH_SORTS.map((sort) => (
      <Link key={sort} to={wishPath(device, wish, { sort })} aria-current={sort === wish.sort ? 'page' : undefined}>
        {searchCopy.sorts[sort]}
      </Link>
    ))}
  </nav>
)
