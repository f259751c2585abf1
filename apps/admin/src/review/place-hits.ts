import type { ReviewHit } from '@kms/contract/admin-review'
import type { DiffLine, DiffPart } from '@kms/contract/difference'

export type PlacedPart = DiffPart & {
  /** Which hit, counted as they stand in the text; null for ordinary words. */
  hitIndex: number | null
  /** Its last part: the place of the label. */
  endsHit: boolean
}
export type PlacedLine = Omit<DiffLine, 'parts'> & { parts: PlacedPart[] }

export const inTextOrder = (hits: readonly ReviewHit[]) => hits.toSorted((a, b) => a.start - b.start)

/** Numbers the hits in the comparison. A change in the middle of a word cuts it in parts that are still one hit. */
export function placeHits(lines: readonly DiffLine[], hits: readonly ReviewHit[]): PlacedLine[] {
  const ordered = inTextOrder(hits)
  let offset = 0
  return lines.map((line) => {
    if (line.kind === 'removed') {
      return { ...line, parts: line.parts.map((part) => ({ ...part, hitIndex: null, endsHit: false })) }
    }
    const parts = line.parts.map((part) => {
      const [start, end] = [offset, offset + part.text.length]
      offset = end
      const index = ordered.findIndex((hit) => hit.start <= start && start < hit.end)
      const hitIndex = part.hit === null || index < 0 ? null : index
      return { ...part, hitIndex, endsHit: hitIndex !== null && (ordered[hitIndex]?.end ?? 0) <= end }
    })
    offset++
    return { ...line, parts }
  })
}
