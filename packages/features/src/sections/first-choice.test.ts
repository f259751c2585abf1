import { OFFERED_TAGS } from '@kms/contract/my-sections'
import type { Section } from '@kms/contract/sections'
import type { Tag } from '@kms/contract/tags'
import { expect, it } from 'vitest'
import { firstTags, offerOthers, pickedCount, startFirstChoice, TAGS_SHOWN, togglePick } from './first-choice.ts'

const tag = (id: string): Tag => ({ id, parentId: null, name: `标签${id}`, faqCount: 0 })
const section = (id: string): Section => ({
  id,
  parentId: null,
  name: `板块${id}`,
  iconKey: '',
  description: '',
  faqCount: 0,
})
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join()

const start = startFirstChoice({ sections: ['1', '2', '3'].map(section), tags: ['7', '8'].map(tag) })

it('picks and puts back', () => {
  const once = togglePick(start, 'sections', '2')
  expect([once.picked.sections, pickedCount(once)]).toEqual([['2'], 1])
  expect(togglePick(once, 'sections', '2').picked).toEqual(start.picked)
})

it('keeps sections and tags apart', () => {
  const both = togglePick(togglePick(start, 'sections', '1'), 'tags', '7')
  expect(both.picked).toEqual({ sections: ['1'], tags: ['7'] })
})

it('offers others and keeps what is picked in sight', () => {
  const picked = togglePick(togglePick(start, 'sections', '3'), 'tags', '8')
  const next = offerOthers(picked, { sections: ['3', '4', '5'].map(section), tags: [tag('9')] })
  expect([ids(next.offer.sections), ids(next.offer.tags)]).toEqual(['3,4,5', '8,9'])
  expect(next.picked).toEqual(picked.picked)
})

it("puts the operators' tags first, each once, none that is followed", () => {
  expect(ids(firstTags(['1', '2', '3'].map(tag), ['3', '4'].map(tag), [tag('2')]))).toBe('1,3,4')
  const many = Array.from({ length: 30 }, (_, index) => tag(String(index + 1)))
  expect(firstTags(many, [], [])).toHaveLength(OFFERED_TAGS)
  expect(TAGS_SHOWN).toBe(OFFERED_TAGS)
})
