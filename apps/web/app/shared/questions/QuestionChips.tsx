import type { QuestionCard } from '@kms/contract/question-views'
import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { questionListPath } from '@kms/features/questions/question-paths'
import { Nameplate, TagChip } from '@kms/ui/Chips'

type Props = { piece: Pick<QuestionCard, 'catalogueCodes' | 'tags' | 'section'>; device: Device; limit?: number }

/** Catalogue numbers first, then tags; at most `limit`, then +N. */
export function QuestionChips({ piece, device, limit = Infinity }: Props) {
  const codes = piece.catalogueCodes.slice(0, limit)
  const tags = piece.tags.slice(0, Math.max(0, limit - codes.length))
  const hidden = piece.catalogueCodes.length + piece.tags.length - codes.length - tags.length
  if (codes.length + tags.length === 0) return null
  return (
    <div className="chips">
      {codes.map((code) => (
        <Nameplate key={code} href={searchPath(device, code)}>
          {code}
        </Nameplate>
      ))}
      {tags.map(({ id, name }) => (
        <TagChip key={id} name={name} href={questionListPath(device, { section: piece.section.id, tag: id })} />
      ))}
      {hidden > 0 && <span className="muted">+{hidden}</span>}
    </div>
  )
}
