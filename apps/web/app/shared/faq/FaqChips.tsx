import type { FaqCard } from '@kms/contract/faq'
import type { Device } from '@kms/features/device/device'
import { libraryPath } from '@kms/features/faq/faq-paths'
import { PieceChips } from '../pieces/PieceChips.tsx'

type Props = { faq: Pick<FaqCard, 'catalogueCodes' | 'tags' | 'section'>; device: Device; limit?: number }

export const FaqChips = ({ faq, device, limit }: Props) => (
  <PieceChips
    piece={faq}
    tagHref={(tag) => libraryPath(device, { section: faq.section.id, tag })}
    device={device}
    limit={limit}
  />
)
