import { expect, it } from 'vitest'
import { sanitiseHtml } from '../../../kernel/sanitise-html.ts'
import { plainWords } from './plain-words.ts'

it('gives the words of a stored text, as a reader sees them', () => {
  const stored = sanitiseHtml(
    '<h3>判断</h3><ul><li>a &lt; b</li><li>R&amp;D "引号"</li></ul><p title="x>y">正文<strong>重点</strong></p>',
  )
  expect(plainWords(stored)).toBe('判断 a < b R&D "引号" 正文 重点')
})

it('keeps text that only looks like markup once', () => {
  expect(plainWords(sanitiseHtml('<p>写 &amp;lt;b&amp;gt; 表示粗体</p>'))).toBe('写 &lt;b&gt; 表示粗体')
})
