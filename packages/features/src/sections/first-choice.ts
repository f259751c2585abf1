import type { MyChoice } from '@kms/contract/my-sections'
import type { Tag } from '@kms/contract/tags'

/** As many as the API offers at a time (OFFERED_TAGS of the contract, which would bring its validation along). */
export const TAGS_SHOWN = 12

export type ChoiceKind = 'sections' | 'tags'

/** What the first-run page offers, and what is picked of it. */
export type FirstChoice = { offer: MyChoice; picked: Record<ChoiceKind, readonly string[]> }

export const startFirstChoice = (offer: MyChoice): FirstChoice => ({ offer, picked: { sections: [], tags: [] } })

export function togglePick({ offer, picked }: FirstChoice, kind: ChoiceKind, id: string): FirstChoice {
  const before = picked[kind]
  const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
  return { offer, picked: { ...picked, [kind]: after } }
}

type Named = { id: string }

/** What is picked stays in sight, before what is new. */
const keepPicked = <T extends Named>(shown: readonly T[], next: readonly T[], ids: readonly string[]): T[] => {
  const kept = shown.filter(({ id }) => ids.includes(id))
  return [...kept, ...next.filter(({ id }) => !ids.includes(id))]
}

/** 换一批 */
export const offerOthers = ({ offer, picked }: FirstChoice, next: MyChoice): FirstChoice => ({
  offer: {
    sections: keepPicked(offer.sections, next.sections, picked.sections),
    tags: keepPicked(offer.tags, next.tags, picked.tags),
  },
  picked,
})

/** The operators' tags come first, others fill up; none that is followed already. */
export function firstTags(recommended: readonly Tag[], offered: readonly Tag[], mine: readonly Tag[]): Tag[] {
  const seen = new Set(mine.map(({ id }) => id))
  return [...recommended, ...offered].filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, TAGS_SHOWN)
}

export const pickedCount = ({ picked }: FirstChoice) => picked.sections.length + picked.tags.length
