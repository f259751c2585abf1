import { expect, it } from 'vitest'
import { highlightCode } from './highlight-code.ts'

it('colours a block that names its language', () => {
  const html = highlightCode('<p>甲</p><pre><code class="language-json">{ "Ir": 180 }</code></pre>')
  expect(html).toContain('<span class="hljs-attr">&quot;Ir&quot;</span>')
  expect(html).toContain('<span class="hljs-number">180</span>')
})

it('leaves markup in code as text', () => {
  const html = highlightCode('<pre><code class="language-xml">&lt;img src=x onerror=alert(1)&gt;</code></pre>')
  expect(html).not.toMatch(/<img/)
})

it.each([
  '<pre><code>plain</code></pre>',
  '<pre><code class="language-unknown">x</code></pre>',
  `<pre><code class="language-json">${'1'.repeat(20_001)}</code></pre>`,
  '<p>甲</p>',
])('leaves %.40s as it is', (html) => {
  expect(highlightCode(html)).toBe(html)
})
