import type { SearchHit } from '@kms/contract/search'
import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { wishPath, type SearchWish } from '@kms/features/search/search-wish'
import { Nameplate, TagChip } from '@kms/ui/Chips'
import { Highlighted } from '@kms/ui/Highlighted'

type Props = { hit: SearchHit; wish: SearchWish; device: Device; limit: number; tags?: boolean }

/** Catalogue numbers first, the matching ones before the others; a tag narrows this search. */
export function HitChips({ hit, wish, device, limit, tags = true }: Props) {
  const codes = hit.catalogueCodes.slice(0, limit)
  const shownTags = tags ? hit.tags.slice(0, Math.max(0, limit - codes.length)) : []
  if (codes.length + shownTags.length === 0) return null
  return (
    <div className="chips">
      {codes.map((code, index) => (
        <Nameplate key={code} href={searchPath(device, code)}>
          <Highlighted html={hit.highlight.codes[index] ?? code} />
        </Nameplate>
      ))}
      {shownTags.map(({ id, name }) => (
        <TagChip key={id} name={name} href={wishPath(device, wish, { tag: id })} />
      ))}
    </div>
  )
}
