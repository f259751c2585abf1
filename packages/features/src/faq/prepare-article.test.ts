import { expect, it } from 'vitest'
import { prepareArticle } from './prepare-article.ts'

it('numbers the headings and lists them as plain text', () => {
  const { html, headings } = prepareArticle(
    '<h3>怎么看原因</h3><p>甲</p><h3>Icu &gt; <strong>Ics</strong></h3>',
    '表格',
  )
  expect(headings).toEqual([
    { id: 'part-1', text: '怎么看原因' },
    { id: 'part-2', text: 'Icu > Ics' },
  ])
  expect(html).toBe('<h3 id="part-1">怎么看原因</h3><p>甲</p><h3 id="part-2">Icu &gt; <strong>Ics</strong></h3>')
})

it('puts each table into a box that can scroll and be reached by keyboard', () => {
  const { html } = prepareArticle('<p>甲</p><table><tbody><tr><td>1</td></tr></tbody></table>', '表格')
  expect(html).toBe(
    '<p>甲</p><div class="table-scroll" role="region" aria-label="表格" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  )
})
