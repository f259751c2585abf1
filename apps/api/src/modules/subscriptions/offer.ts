import { mySections } from '@kms/contract'
import { pickSome } from '../../kernel/pick-some.ts'
import type { Taxonomy } from '../sections/index.ts'
import type { Followed } from './followed.ts'

/** Sections and tags to pick from: none that is followed already, and others with every call. */
export function offerTo(taxonomy: Taxonomy, followed: Followed, random = Math.random): mySections.MyChoice {
  // Leaves: 低压配电 as a whole is hardly what somebody wants to read about.
  const leaves = taxonomy.sections.filter(({ id }) => taxonomy.childrenOf(id).length === 0)
  const sections = leaves.filter(({ id }) => !followed.sectionIds.has(id))
  const tags = taxonomy.recommendedTags.filter(({ id }) => !followed.tagIds.has(id))
  return {
    sections: pickSome(sections, mySections.OFFERED_SECTIONS, random),
    tags: pickSome(tags, mySections.OFFERED_TAGS, random),
  }
}
