import { Node } from '@tiptap/core'
import type { Uploads } from '../uploads.ts'
import { FILE_REFERENCE, fileIdOf } from './file-reference.ts'
import { uploadButtons, type UploadAttrs } from './upload-buttons.ts'

type Attrs = UploadAttrs & { name: string }

/** A file to download, in the line where it is mentioned. */
export const AttachmentNode = Node.create<{ uploads: Uploads | undefined }>({
  name: 'attachment',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ uploads: undefined }),
  addAttributes: () => ({ fileId: { default: null }, uploadId: { default: null }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href^="file:"]',
      // Before the link mark takes it for an address.
      priority: 2000,
      getAttrs: (element) => {
        const fileId = fileIdOf(element.getAttribute('href') ?? '')
        return fileId ? { fileId, name: element.textContent ?? '' } : false
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['a', { href: FILE_REFERENCE + (attrs['fileId'] ?? '') }, attrs['name']],
  renderText: ({ node }) => String(node.attrs['name']),
  addNodeView() {
    const { uploads } = this.options
    return (props) => {
      let attrs = props.node.attrs as Attrs
      const dom = document.createElement('span')
      dom.className = 'editor-attachment'
      const buttons = uploadButtons(props, uploads)
      const show = () => {
        buttons.show(attrs)
        dom.replaceChildren(attrs.name, ...buttons.elements)
      }
      const stopListening = uploads?.listen(show)
      if (attrs.uploadId && !attrs.fileId) void uploads?.resume(attrs.uploadId, 'attachment')
      show()
      return {
        dom,
        update(next) {
          if (next.type.name !== 'attachment') return false
          attrs = next.attrs as Attrs
          show()
          return true
        },
        stopEvent: (event: Event) => buttons.owns(event.target),
        ignoreMutation: () => true,
        destroy: () => stopListening?.(),
      }
    }
  },
})
