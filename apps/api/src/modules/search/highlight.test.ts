import { expect, it } from 'vitest'
import { markWords } from './highlight.ts'

it('marks the words and joins neighbouring marks', () => {
  expect(markWords('塑壳断路器跳闸', ['断路', '路器'])).toBe('塑壳<em>断路器</em>跳闸')
})

it('never lets markup of the text through', () => {
  expect(markWords('<img onerror=x> & 断路', ['断路'])).toBe('&lt;img onerror=x&gt; &amp; <em>断路</em>')
})

it('ignores case and empty words', () => {
  expect(markWords('NSX250F', ['nsx', ''])).toBe('<em>NSX</em>250F')
})
