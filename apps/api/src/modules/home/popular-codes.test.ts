import { expect, it } from 'vitest'
import { popularCodes } from './popular-codes.ts'

const hot = (...lists: string[][]) =>
  lists.map((catalogueCodes) => ({ catalogueCodes }) as Parameters<typeof popularCodes>[0][number])

it('takes one code of each FAQ before a second of any', () => {
  expect(popularCodes(hot(['NSX100F', 'NSX250F'], ['iPRU40r'], []))).toEqual(['NSX100F', 'iPRU40r', 'NSX250F'])
})

it('shows at most five, each once, none too long for the strip', () => {
  expect(popularCodes(hot(['A', 'A2'], ['A', 'B'], ['C'], ['D'], ['a-very-long-order-number'], ['E'], ['F']))).toEqual([
    'A',
    'C',
    'D',
    'E',
    'F',
  ])
})
