import { expect, it } from 'vitest'
import { neighbour } from './Tabs.tsx'

const tabs = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]

it.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'x', undefined],
])('from %s, %s leads to %s', (chosen, key, expected) => {
  expect(neighbour(tabs, chosen, key)?.name).toBe(expected)
})
