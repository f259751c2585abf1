import { expect, it } from 'vitest'
import { reviewTextOf } from './review-text.ts'

it('gives one line per block, without tags, entities resolved', () => {
  const html = '<h2>孔距</h2><p>固定 &lt;70&gt; <strong>mm</strong></p><ul><li>一</li><li>二</li></ul><p></p>三<br>四'
  expect(reviewTextOf({ title: ' 标题 ', html })).toBe('标题\n孔距\n固定 <70> mm\n一\n二\n三\n四')
})

it('keeps the cells of a row together', () => {
  expect(reviewTextOf({ html: '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>' })).toBe(
    'a b\nc d',
  )
})
