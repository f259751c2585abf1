import type { files } from '@kms/contract'
import { expect, it } from 'vitest'
import { fileIdsIn, withFileAddresses } from './file-references.ts'

const A = '0f9de62f-ce79-0f9a-083d-5c99e95740ce'
const B = '1f9de62f-ce79-0f9a-083d-5c99e95740ce'
const html = `<p>file:${B}</p><img src="file:${A}" alt="x" /><a href="file:${B}">y</a><a href="file:${B}">z</a>`

const file = (id: string, over: Partial<files.FileView>): [string, files.FileView] => [
  id,
  {
    ...{ id, state: 'ready', percent: 100, name: 'n', size: 1, type: null, url: `https://files/${id}?a=1&b="2"` },
    ...{ width: null, height: null, thumbnails: [], reason: null, ...over },
  },
]

it('finds what content names, once', () => {
  expect(fileIdsIn(html)).toEqual([A, B])
  expect(fileIdsIn(`<p>src="file:${A}x"</p>`)).toEqual([])
})

it('puts addresses in their place, pictures with their thumbnails', () => {
  const thumbnails = [
    { width: 320, type: 'image/webp', url: 'https://files/320.webp' },
    { width: 320, type: 'image/avif', url: 'https://files/320.avif' },
  ]
  const shown = withFileAddresses(html, new Map([file(A, { thumbnails }), file(B, {})]))
  expect(shown).toContain(`<img src="https://files/${A}?a=1&amp;b=&quot;2&quot;" srcset="https://files/320.webp 320w"`)
  expect(shown).toContain(`<a href="https://files/${B}?a=1&amp;b=&quot;2&quot;" download>`)
})

it('leaves no address of what is not ready or not there', () => {
  expect(withFileAddresses(html, new Map([file(A, { url: null })]))).toBe(
    `<p>file:${B}</p><img  alt="x" /><a >y</a><a >z</a>`,
  )
})
