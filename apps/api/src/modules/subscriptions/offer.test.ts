import { mySections } from '@kms/contract'
import { expect, it } from 'vitest'
import { offerTo } from './offer.ts'

const some = (count: number, parentId: string | null = 'root') =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    parentId,
    name: `n${index}`,
    iconKey: '',
    description: '',
    faqCount: 0,
  }))
const root = { id: 'root', parentId: null, name: 'r', iconKey: '', description: '', faqCount: 0 }
const taxonomy = {
  sections: [root, ...some(20)],
  childrenOf: (id: string | null) => (id === 'root' ? some(20) : id === null ? [root] : []),
  recommendedTags: some(30),
} as never
const followed = { sectionIds: new Set(['1', '2']), tagIds: new Set(['3']), chosenBefore: false }

it('keeps the numbers that were decided', () => {
  expect([mySections.OFFERED_SECTIONS, mySections.OFFERED_TAGS, mySections.MAX_MY_SECTIONS]).toEqual([6, 12, 100])
})

it('offers leaves that are not followed, each once', () => {
  for (let round = 0; round < 20; round++) {
    const { sections, tags } = offerTo(taxonomy, followed)
    const ids = sections.map(({ id }) => id)
    expect([new Set(ids).size, new Set(tags.map(({ id }) => id)).size]).toEqual([6, 12])
    for (const id of ['root', '1', '2']) expect(ids).not.toContain(id)
    expect(tags.map(({ id }) => id)).not.toContain('3')
  }
})

it('offers others the next time', () => {
  const offers = new Set(
    Array.from({ length: 20 }, () =>
      offerTo(taxonomy, followed)
        .sections.map(({ id }) => id)
        .join(),
    ),
  )
  expect(offers.size).toBeGreaterThan(1)
})

it('offers what is left when there is little', () => {
  const few = { ...(taxonomy as object), sections: some(3), childrenOf: () => [] } as never
  expect(offerTo(few, followed).sections.map(({ id }) => id)).toEqual(['3'])
})
