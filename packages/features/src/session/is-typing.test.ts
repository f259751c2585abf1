import { expect, it } from 'vitest'
import { isTyping } from './is-typing.ts'

it.each([
  [{ tagName: 'INPUT' }, true],
  [{ tagName: 'TEXTAREA' }, true],
  [{ tagName: 'DIV', isContentEditable: true }, true],
  [{ tagName: 'BODY', isContentEditable: false }, false],
  [{ tagName: 'A' }, false],
  [null, false],
])('%j: %s', (activeElement, typing) => {
  expect(isTyping({ activeElement })).toBe(typing)
})
