import { expect, it } from 'vitest'
import { collect, withoutUploads } from './serialise.ts'

const picture = (fileId: string | null, uploadId: string | null) => ({ type: 'image', attrs: { fileId, uploadId } })

it('leaves out pictures that are still on their way, at any depth', () => {
  const doc = {
    type: 'doc',
    content: [
      picture(null, 'u1'),
      { type: 'blockquote', content: [picture('f1', 'u2'), picture(null, 'u3')] },
      picture('f2', null),
    ],
  }
  expect(withoutUploads(doc)).toEqual({
    type: 'doc',
    content: [{ type: 'blockquote', content: [picture('f1', 'u2')] }, picture('f2', null)],
  })
})

it('finds nodes at any depth, in order', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'a', content: [{ type: 'b' }] },
      { type: 'b', text: 'last' },
    ],
  }
  expect(collect(doc, (node) => (node.type === 'b' ? (node.text ?? 'first') : undefined))).toEqual(['first', 'last'])
})
