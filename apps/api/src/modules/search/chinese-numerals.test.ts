import { expect, it } from 'vitest'
import { numeralsToFigures } from './chinese-numerals.ts'

it.each([
  ['零点五兆欧', '0.5兆欧'],
  ['三百米母线槽', '300米母线槽'],
  ['十五安', '15安'],
  ['二百二十伏', '220伏'],
  ['一万米', '10000米'],
  ['三极四极', '3极4极'],
  ['五十千安', '50千安'],
  ['1.5千安', '1.5千安'],
  ['三相', '三相'],
])('%s is %s', (text, figures) => expect(numeralsToFigures(text, '千安|兆欧|米|安|伏|极')).toBe(figures))
