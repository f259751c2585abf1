import { expect, it } from 'vitest'
import { foldSame } from './fold-same.ts'

const draw = (kinds: string) =>
  foldSame([...kinds].map((mark) => ({ kind: mark === '.' ? 'same' : 'added' })))
    .map(({ folded, run }) => `${folded ? '~' : ''}${run.length}`)
    .join(' ')

it.each([
  ['........+', '~6 3'],
  ['+.....+', '3 1 3'],
  ['+......', '3 ~4'],
  ['+......+', '3 2 3'],
  ['+.......+', '3 ~3 3'],
  ['.....', '~5'],
  ['', ''],
])('%s is shown as %s', (kinds, expected) => {
  expect(draw(kinds)).toBe(expected)
})
