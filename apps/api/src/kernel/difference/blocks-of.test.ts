import { expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'

const draw = (html: string) =>
  blocksOf(html).map(({ block, text, source }) => `${block}: ${text}${source ? ` <${source}>` : ''}`)

it('names what each line is', () => {
  const html = `<h2>孔距</h2><p>固定 &lt;70&gt; <strong>mm</strong><br>第二行</p><ul><li><p>一</p></li><li>二</li></ul>
    <blockquote><p>样本原文</p></blockquote><pre><code>a = 1\n  b = 2\n</code></pre>`
  expect(draw(html)).toEqual([
    'heading: 孔距',
    'text: 固定 <70> mm',
    'text: 第二行',
    'item: 一',
    'item: 二',
    'quote: 样本原文',
    'code: a = 1',
    'code:   b = 2',
  ])
})

it('keeps the cells of a row together, whatever is in them', () => {
  const html =
    '<p>前</p><table><tbody><tr><th><p>测点</p></th><th><p>A 相</p></th></tr><tr><td><p>温度</p></td><td><p>71</p></td></tr></tbody></table><p>后</p>'
  expect(draw(html)).toEqual(['text: 前', 'row: 测点 │ A 相', 'row: 温度 │ 71', 'text: 后'])
})

it('lets pictures and attachments stand for themselves', () => {
  const html =
    '<p>见图<img src="file:a" alt="铭牌">和<a href="file:b">接线图.pdf</a>，<a href="https://x.cn">样本</a></p>'
  expect(draw(html)).toEqual([
    'text: 见图',
    'picture: 铭牌 <file:a>',
    'text: 和',
    'attachment: 接线图.pdf <file:b>',
    'text: ，样本',
  ])
})

it('has nothing to say of an empty piece', () => {
  expect(blocksOf('<p></p><p> </p>')).toEqual([])
})
