import type { Device } from '@kms/features/device/device'
import type { SearchData } from '@kms/features/search/load-search'
import { wishPath } from '@kms/features/search/search-wish'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Link } from 'react-router'

export const DidYouMean = ({ search: { wish, result }, device }: { search: SearchData; device: Device }) =>
  result?.correction ? (
    <p className="did-you-mean">
      {searchCopy.didYouMean}
      <Link to={wishPath(device, wish, { keyword: result.correction })}>{result.correction}</Link>
    </p>
  ) : null
