import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { Nameplate, TagChip } from '@kms/ui/Chips'
import type { ReactNode } from 'react'

type Props = {
  piece: { catalogueCodes: readonly string[]; tags: readonly { id: string; name: string }[] }
  /** The catalogue numbers with what was searched for marked. */
  markedCodes?: readonly ReactNode[]
  tagHref: (tagId: string) => string
  device: Device
  limit?: number | undefined
}

/** Catalogue numbers first, then tags; at most `limit`, then +N. */
export function PieceChips({ piece, markedCodes, tagHref, device, limit = Infinity }: Props) {
  const codes = piece.catalogueCodes.slice(0, limit)
  const tags = piece.tags.slice(0, Math.max(0, limit - codes.length))
  const hidden = piece.catalogueCodes.length + piece.tags.length - codes.length - tags.length
  if (codes.length + tags.length === 0) return null
  return (
    <div className="chips">
      {codes.map((code, index) => (
        <Nameplate key={code} href={searchPath(device, code)}>
          {markedCodes?.[index] ?? code}
        </Nameplate>
      ))}
      {tags.map(({ id, name }) => (
        <TagChip key={id} name={name} href={tagHref(id)} />
      ))}
      {hidden > 0 && <span className="muted">+{hidden}</span>}
    </div>
  )
}
