import type { FaqCard } from '@kms/contract/faq'
import type { Device } from '@kms/features/device/device'
import { libraryPath, searchPath } from '@kms/features/faq/faq-paths'
import { Nameplate, TagChip } from '@kms/ui/Chips'
import type { ReactNode } from 'react'

type Props = {
  faq: Pick<FaqCard, 'catalogueCodes' | 'tags' | 'section'>
  /** The catalogue numbers with what was searched for marked. */
  markedCodes?: readonly ReactNode[] | undefined
  device: Device
  limit?: number
}

/** Catalogue numbers first, then tags; at most `limit`, then +N. */
export function FaqChips({ faq, markedCodes, device, limit = Infinity }: Props) {
  const codes = faq.catalogueCodes.slice(0, limit)
  const tags = faq.tags.slice(0, Math.max(0, limit - codes.length))
  const hidden = faq.catalogueCodes.length + faq.tags.length - codes.length - tags.length
  if (codes.length + tags.length === 0) return null
  return (
    <div className="chips">
      {codes.map((code, index) => (
        <Nameplate key={code} href={searchPath(device, code)}>
          {markedCodes?.[index] ?? code}
        </Nameplate>
      ))}
      {tags.map((tag) => (
        <TagChip key={tag.id} name={tag.name} href={libraryPath(device, { section: faq.section.id, tag: tag.id })} />
      ))}
      {hidden > 0 && <span className="muted">+{hidden}</span>}
    </div>
  )
}
