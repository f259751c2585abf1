import type { SearchHit } from '@kms/contract/search'
import type { Device } from '@kms/features/device/device'
import { wishPath, type SearchWish } from '@kms/features/search/search-wish'
import { Highlighted } from '@kms/ui/Highlighted'
import { PieceChips } from '../pieces/PieceChips.tsx'

type Props = { hit: SearchHit; wish: SearchWish; device: Device; limit: number }

/** The matching catalogue numbers come before the others; a tag narrows this search. */
export const HitChips = ({ hit, wish, device, limit }: Props) => (
  <PieceChips
    // A phone has room for the numbers alone.
    piece={device === 'pc' ? hit : { ...hit, tags: [] }}
    markedCodes={hit.highlight.codes.map((code) => (
      <Highlighted key={code} html={code} />
    ))}
    tagHref={(tag) => wishPath(device, wish, { tag })}
    device={device}
    limit={limit}
  />
)
