import { expect, it } from 'vitest'
import { parseHighlight } from './Highlighted.tsx'

it('marks what matched and keeps the rest', () => {
  expect(parseHighlight('<em>NSX250</em>F 的区别')).toEqual([
    { text: 'NSX250', marked: true },
    { text: 'F 的区别', marked: false },
  ])
})

it('turns entities back into characters, once', () => {
  expect(parseHighlight('Iimp &gt; 12.5 &amp;lt; &#39;x&#39;')).toEqual([
    { text: "Iimp > 12.5 &lt; 'x'", marked: false },
  ])
})

it('leaves any other markup as visible text', () => {
  expect(parseHighlight('<img src=x onerror=alert(1)>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', marked: false },
  ])
})
