import { expect, it } from 'vitest'
import { linkedPart } from './linked-part.ts'

it.each([
  ['#answer-7', { kind: 'answer', id: '7' }],
  ['#comment-12', { kind: 'comment', id: '12' }],
  ['', undefined],
  ['#part-1', undefined],
  ['#answer-0', undefined],
  ['#answer-7<script>', undefined],
])('%j leads to %j', (hash, part) => {
  expect(linkedPart(hash)).toEqual(part)
})
