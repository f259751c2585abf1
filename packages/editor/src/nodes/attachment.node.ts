import { Node } from '@tiptap/core'
import { editorCopy } from '@kms/ui/copy/editor.copy'
import type { Uploads } from '../uploads.ts'
import { FILE_REFERENCE, fileIdOf } from './file-reference.ts'

type Attrs = { fileId: string | null; uploadId: string | null; name: string }

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
    return ({ node }) => {
      let attrs = node.attrs as Attrs
      const dom = document.createElement('span')
      dom.className = 'editor-attachment'
      const state = document.createElement('button')
      state.type = 'button'
      const show = () => {
        const upload = attrs.uploadId && !attrs.fileId ? uploads?.stateOf(attrs.uploadId) : undefined
        state.textContent = upload ? editorCopy.upload(upload) : ''
        state.hidden = upload === undefined
        state.disabled = upload?.state !== 'failed'
        dom.replaceChildren(attrs.name, state)
      }
      state.addEventListener('click', () => attrs.uploadId && uploads?.retry(attrs.uploadId))
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
        stopEvent: (event: Event) => event.target === state,
        ignoreMutation: () => true,
        destroy: () => stopListening?.(),
      }
    }
  },
})
