import { expect, it } from 'vitest'
import { quantitiesIn, withoutQuantities } from './quantities.ts'

it.each([
  ['1.5千瓦', '1500W'],
  ['1.5 kW', '1500 w'],
  ['50千安', '50kA'],
  ['0.4kV', '400V'],
  ['2.5平方', '2.5mm²'],
  ['３０ｍＡ', '30毫安'],
])('%s and %s are the same quantity', (one, other) => {
  expect(quantitiesIn(one)).toEqual(quantitiesIn(other))
  expect(quantitiesIn(one)).toHaveLength(1)
})

it('does not see quantities inside catalogue numbers', () => {
  expect(quantitiesIn('NSX250F iC65N-C16A')).toEqual([])
})

it('leaves the words that stand beside a quantity', () => {
  expect(withoutQuantities('1.5千瓦 变频器 过流')).toBe('变频器 过流')
})
