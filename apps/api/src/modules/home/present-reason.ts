import type { questionViews } from '@kms/contract'
import type { Taxonomy } from '../sections/index.ts'

type Why = { reason: questionViews.FeedReason['kind']; ref: string | null }

/** A reason with the name of what it is about: sections for two of them, tags for the others. */
export function presentReason({ reason, ref }: Why, taxonomy: Taxonomy): questionViews.FeedReason {
  if (ref === null) return { kind: reason, name: '' }
  const isSection = reason === 'section' || reason === 'similar'
  const name = isSection ? taxonomy.sectionRef(ref).name : (taxonomy.tagById.get(ref)?.name ?? '')
  return { kind: reason, name }
}
