import type { Device } from '@kms/features/device/device'
import type { SearchData } from '@kms/features/search/load-search'
import { wishPath } from '@kms/features/search/search-wish'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Link } from 'react-router'

/** What was probably meant, or the numbers that begin with the one that was typed. */
export function DidYouMean({ search: { wish, result }, device }: { search: SearchData; device: Device }) {
  const meant = [...(result?.correction ? [result.correction] : []), ...(result?.codes ?? []).map(({ code }) => code)]
  return meant.length === 0 ? null : (
    <p className="did-you-mean">
      {searchCopy.didYouMean}
      {meant.map((keyword) => (
        <Link key={keyword} to={wishPath(device, wish, { keyword })}>
          {keyword}
        </Link>
      ))}
    </p>
  )
}
