import { mySections } from '@kms/contract'
import type { Taxonomy } from '../sections/index.ts'
import type { Followed } from './followed.ts'

/** Sections and tags to pick from: none that is followed already, and others with every call. */
export function offerTo(taxonomy: Taxonomy, followed: Followed, random = Math.random): mySections.MyChoice {
  // Leaves: 低压配电 as a whole is hardly what somebody wants to read about.
  const leaves = taxonomy.sections.filter(({ id }) => taxonomy.childrenOf(id).length === 0)
  const sections = leaves.filter(({ id }) => !followed.sectionIds.has(id))
  const tags = taxonomy.recommendedTags.filter(({ id }) => !followed.tagIds.has(id))
  return {
    sections: pick(sections, mySections.OFFERED_SECTIONS, random),
    tags: pick(tags, mySections.OFFERED_TAGS, random),
  }
}

/** Some of them, in random order. */
function pick<T>(from: readonly T[], count: number, random: () => number): T[] {
  const left = [...from]
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}
