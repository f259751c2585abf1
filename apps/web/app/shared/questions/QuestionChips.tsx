import type { QuestionCard } from '@kms/contract/question-views'
import type { Device } from '@kms/features/device/device'
import { questionListPath } from '@kms/features/questions/question-paths'
import { PieceChips } from '../pieces/PieceChips.tsx'

type Props = { piece: Pick<QuestionCard, 'catalogueCodes' | 'tags' | 'section'>; device: Device; limit?: number }

export const QuestionChips = ({ piece, device, limit }: Props) => (
  <PieceChips
    piece={piece}
    tagHref={(tag) => questionListPath(device, { section: piece.section.id, tag })}
    device={device}
    limit={limit}
  />
)
