import type { Device } from '@kms/features/device/device'
import { askPath } from '@kms/features/drafts/draft-paths'
import { libraryPath } from '@kms/features/faq/faq-paths'
import type { SearchData } from '@kms/features/search/load-search'
import { isNarrowed, NO_FILTERS, wishPath } from '@kms/features/search/search-wish'
import { suggestCode } from '@kms/features/search/suggest-code'
import { Nameplate } from '@kms/ui/Chips'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { LineDrawing, type OwnDrawing } from '@kms/ui/LineDrawing'
import { Link } from 'react-router'

const DRAWING: OwnDrawing = [
  'M4 12h120M28 12v14M28 58v20M64 12v14M100 12v14M100 58v20M28 58 18 32M100 58 90 32M23 26l10 10M33 26 23 36M95 26l10 10M105 26 95 36',
  'live',
  'M48 50a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M72 60l12 12',
]

type Props = { search: SearchData; device: Device }

/** Says why nothing is shown and what to try; the last way is to ask, with what was typed. */
export function NothingFound({ search: { wish, result }, device }: Props) {
  const { keyword } = wish
  const narrowed = isNarrowed(wish)
  const code = suggestCode(keyword)
  const instead = code ?? result?.correction
  return (
    <div className="nothing-found">
      <LineDrawing name={DRAWING} />
      <div>
        <h2>{keyword ? searchCopy.nothing(keyword) : searchCopy.start}</h2>
        <p>
          {instead && (
            <>
              {code ? searchCopy.looksLikeCode : searchCopy.maybe}{' '}
              <Nameplate href={wishPath(device, wish, { keyword: instead })}>{instead}</Nameplate>{' '}
            </>
          )}
          {keyword ? (narrowed ? searchCopy.adviceWithFilter : searchCopy.advice) : searchCopy.startAdvice}
        </p>
        <div className="chips">
          {keyword && narrowed && (
            <Link className="button" to={wishPath(device, wish, NO_FILTERS)}>
              {searchCopy.clearFilters}
            </Link>
          )}
          {keyword ? (
            <>
              <Link className="button primary" to={askPath(device, keyword)}>
                {searchCopy.ask}
              </Link>
              <span className="muted">{searchCopy.askNote}</span>
            </>
          ) : (
            <Link className="button primary" to={libraryPath(device)}>
              {searchCopy.browse}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
