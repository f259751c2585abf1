import { expect, it } from 'vitest'
import { subscribedCount, withSubscription, type MySectionTree } from './my-sections.ts'

const section = (id: string, subscribed = false) => ({
  id,
  parentId: null,
  name: '',
  iconKey: '',
  description: '',
  faqCount: 0,
  subscribed,
})
const tree: MySectionTree[] = [
  { ...section('1', true), children: [section('11'), section('12', true)] },
  { ...section('2'), children: [] },
]
const followed = (sections: MySectionTree[]) =>
  sections.flatMap((root) => [root, ...root.children]).flatMap(({ id, subscribed }) => (subscribed ? [id] : []))

it('follows and leaves a section at either level, and no other', () => {
  expect(followed(withSubscription(tree, '11', true))).toEqual(['1', '11', '12'])
  expect(followed(withSubscription(tree, '1', false))).toEqual(['12'])
  expect(followed(withSubscription(tree, '99', true))).toEqual(['1', '12'])
})

it('counts both levels', () => {
  expect(subscribedCount(tree)).toBe(2)
})
