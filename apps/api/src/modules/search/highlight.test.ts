import { expect, it } from 'vitest'
import { markCodes, markWords } from './highlight.ts'

it('marks the words and joins neighbouring marks', () => {
  expect(markWords('塑壳断路器跳闸', ['断路', '路器'])).toBe('塑壳<em>断路器</em>跳闸')
})

it('never lets markup of the text through', () => {
  expect(markWords('<img onerror=x> & 断路', ['断路'])).toBe('&lt;img onerror=x&gt; &amp; <em>断路</em>')
})

it('ignores case and empty words', () => {
  expect(markWords('NSX250F', ['nsx', ''])).toBe('<em>NSX</em>250F')
})

it.each([
  ['NSX250F', ['NSX250'], '<em>NSX250</em>F'],
  ['iC65N-C16A/2P', ['1C65N'], '<em>iC65N</em>-C16A/2P'],
  ['NSX 250-F 断路器', ['NSX250F'], '<em>NSX 250-F</em> 断路器'],
  ['ＮＳＸ２５０', ['250'], 'ＮＳＸ<em>２５０</em>'],
  ['LC1D09 & <b>', ['NSX'], 'LC1D09 &amp; &lt;b&gt;'],
])('marks in %s the catalogue number %s, however either is typed', (text, codes, html) => {
  expect(markCodes(text, codes)).toBe(html)
})
