import { Node } from '@tiptap/core'
import type { Uploads } from '../uploads.ts'
import { FILE_REFERENCE, fileIdOf } from './file-reference.ts'
import { imageView } from './image.view.ts'

/** A picture: one of our files, one on its way up, or (pasted from elsewhere) one with an address of its own. */
export const ImageNode = Node.create<{ uploads: Uploads | undefined }>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ uploads: undefined }),
  addAttributes: () => ({
    fileId: { default: null },
    uploadId: { default: null },
    src: { default: null },
    alt: { default: '' },
  }),
  parseHTML: () => [
    {
      tag: 'img[src], img[data-file]',
      getAttrs: (element) => {
        const copied = element.dataset['file']
        const src = element.getAttribute('src') ?? ''
        const alt = element.getAttribute('alt') ?? ''
        const fileId = fileIdOf(copied ? FILE_REFERENCE + copied : src)
        if (fileId) return { fileId, alt }
        return src.startsWith('https:') ? { src, alt } : false
      },
    },
  ],
  // Without an address: a page that renders this must not try to load `file:`. serialise.ts puts it in.
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { ...(attrs['fileId'] ? { 'data-file': attrs['fileId'] } : { src: attrs['src'] }), alt: attrs['alt'] },
  ],
  addNodeView() {
    return (props) => imageView(props, this.options.uploads)
  },
})
