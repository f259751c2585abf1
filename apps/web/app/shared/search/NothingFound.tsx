import type { Device } from '@kms/features/device/device'
import { libraryPath, searchPath } from '@kms/features/faq/faq-paths'
import type { SearchData } from '@kms/features/search/load-search'
import { Nameplate } from '@kms/ui/Chips'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { LineDrawing } from '@kms/ui/LineDrawing'
import { Link } from 'react-router'

type Props = { search: SearchData; device: Device }

/** Says why nothing is shown and what to try. */
export function NothingFound({ search, device }: Props) {
  const { keyword, section, suggestion } = search
  return (
    <div className="nothing-found">
      <LineDrawing name="nothingFound" />
      <div>
        <h2>{keyword ? searchCopy.nothing(keyword) : searchCopy.start}</h2>
        <p>
          {suggestion && (
            <>
              {searchCopy.looksLikeCode} <Nameplate href={searchPath(device, suggestion)}>{suggestion}</Nameplate>{' '}
            </>
          )}
          {keyword ? (section ? searchCopy.adviceWithFilter : searchCopy.advice) : searchCopy.startAdvice}
        </p>
        <div className="chips">
          <Link className="button primary" to={libraryPath(device)}>
            {searchCopy.browse}
          </Link>
          {keyword && section && (
            <Link className="button" to={searchPath(device, keyword, { type: search.type })}>
              {searchCopy.clearFilter}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
