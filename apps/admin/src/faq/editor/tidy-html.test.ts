import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { tidyHtml } from './tidy-html.ts'

const tidy = (html: string) => tidyHtml(new JSDOM(`<body>${html}</body>`).window.document.body)

describe('tidyHtml', () => {
  it('writes a table with a head and without widths', () => {
    const table =
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"><col></colgroup><tbody>' +
      '<tr><th colspan="1" rowspan="1"><p>现象</p></th><th colspan="1" rowspan="1"><p>倾向</p></th></tr>' +
      '<tr><td colspan="2" rowspan="1"><p>一合就跳</p></td></tr></tbody></table>'
    expect(tidy(table)).toBe(
      '<table><thead><tr><th>现象</th><th>倾向</th></tr></thead><tbody><tr><td colspan="2">一合就跳</td></tr></tbody></table>',
    )
  })

  it('leaves a head column where it is', () => {
    const table = '<table><tbody><tr><th>Ir</th><td>250 A</td></tr></tbody></table>'
    expect(tidy(table)).toBe(table)
  })

  it.each([
    ['<ol><li><p>断电</p></li><li><p>验电</p></li></ol>', '<ol><li>断电</li><li>验电</li></ol>'],
    ['<ul><li><p>外</p><ul><li><p>内</p></li></ul></li></ul>', '<ul><li>外<ul><li>内</li></ul></li></ul>'],
    ['<ul><li><p>一</p><p>二</p></li></ul>', '<ul><li><p>一</p><p>二</p></li></ul>'],
    ['<p>完</p><p></p><p></p>', '<p>完</p>'],
    ['<p></p>', ''],
    ['<p>一</p><p></p><p>二</p>', '<p>一</p><p></p><p>二</p>'],
    ['<pre><code class="language-st">A\n\n  B</code></pre>', '<pre><code class="language-st">A\n\n  B</code></pre>'],
  ])('%s', (given, expected) => {
    expect(tidy(given)).toBe(expected)
    expect(tidy(expected)).toBe(expected)
  })
})
