import { expect, it } from 'vitest'
import { isEmptyText, mentionsIn, richTextOf } from './rich-text.ts'

const mention = (id: unknown) => ({ type: 'mention', attrs: { id } })

it('finds whom a document names, once each, and nothing that is no id', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [mention('7'), mention('7')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [mention('8'), mention('x'), mention(9)] }] },
    ],
  }
  expect(mentionsIn(doc).toSorted()).toEqual(['7', '8'])
})

it('stands any depth', () => {
  let doc: object = mention('7')
  for (let depth = 0; depth < 100_000; depth++) doc = { content: [doc] }
  expect(mentionsIn(doc)).toEqual(['7'])
})

it.each([
  ['<p> </p>', true],
  ['<script>alert(1)</script>', true],
  ['<p>好</p>', false],
  ['<p><img src="https://files.example.com/1.png"></p>', false],
])('%s empty: %s', (content, empty) => {
  expect(isEmptyText(richTextOf({ content, doc: null }))).toBe(empty)
})
