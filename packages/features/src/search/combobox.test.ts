import { expect, it } from 'vitest'
import { DROPDOWN_CLOSE_DELAY_MS, isComposing, moveChoice, NONE } from './combobox.ts'
import { HOT_ICON_COUNT, HOT_KEYWORD_COUNT } from './use-hot-keywords.ts'

it('has the numbers of the specification', () => {
  expect([DROPDOWN_CLOSE_DELAY_MS, HOT_KEYWORD_COUNT, HOT_ICON_COUNT]).toEqual([500, 5, 3])
})

it('walks through the options and the field in a circle', () => {
  const down = [0, 1, 2, 3].reduce<number[]>((path) => [...path, moveChoice(path.at(-1) ?? NONE, 'ArrowDown', 3)], [])
  expect(down).toEqual([0, 1, 2, NONE])
  expect(moveChoice(NONE, 'ArrowUp', 3)).toBe(2)
  expect(moveChoice(0, 'ArrowUp', 3)).toBe(NONE)
  expect(moveChoice(NONE, 'ArrowDown', 0)).toBe(NONE)
})

it('leaves the keys of a composition to the input method', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})
