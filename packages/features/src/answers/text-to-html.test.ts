import { expect, it } from 'vitest'
import { textToHtml } from './text-to-html.ts'

it('makes a paragraph of every line and leaves no markup', () => {
  expect(textToHtml('先断电验电\n\n Icu > Ics & <b>')).toBe('<p>先断电验电</p><p>Icu &gt; Ics &amp; &lt;b&gt;</p>')
  expect(textToHtml(' \n ')).toBe('')
})
