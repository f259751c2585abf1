import { expect, it } from 'vitest'
import { appendNew } from './use-growing-list.ts'

it('shows each record once, in the order it came', () => {
  expect(appendNew([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '3' }])).toEqual([
    { id: '1' },
    { id: '2' },
    { id: '3' },
  ])
})
