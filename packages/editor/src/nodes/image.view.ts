import type { NodeViewRendererProps } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { editorCopy } from '@kms/ui/copy/editor.copy'
import type { Uploads } from '../uploads.ts'
import { uploadButtons, type UploadAttrs } from './upload-buttons.ts'

type Attrs = UploadAttrs & { src: string | null; alt: string }

/** The picture itself, how far it is, and a field for its description. */
export function imageView(props: NodeViewRendererProps, uploads: Uploads | undefined) {
  const { node, editor, getPos } = props
  let attrs = node.attrs as Attrs
  const dom = document.createElement('figure')
  dom.className = 'editor-image'
  const picture = document.createElement('img')
  const buttons = uploadButtons(props, uploads)
  const description = document.createElement('input')
  description.className = 'editor-alt'
  description.placeholder = editorCopy.imageAlt
  description.setAttribute('aria-label', editorCopy.imageAlt)
  description.maxLength = 120
  dom.append(picture, ...buttons.elements, description)

  const showAddress = (address: string | null | undefined) => {
    if (address) picture.src = address
    picture.hidden = !address
  }
  const show = () => {
    picture.alt = attrs.alt
    if (document.activeElement !== description) description.value = attrs.alt
    description.disabled = !editor.isEditable
    const preview = uploads?.previewOf(attrs.uploadId, attrs.fileId) ?? attrs.src
    if (preview || !attrs.fileId) showAddress(preview)
    else if (!picture.src) void uploads?.addressOf(attrs.fileId).then(showAddress, () => showAddress(null))
    buttons.show(attrs)
  }
  description.addEventListener('change', () => {
    const at = getPos()
    if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'alt', description.value.trim()))
  })
  const stopListening = uploads?.listen(show)
  if (attrs.uploadId && !attrs.fileId) void uploads?.resume(attrs.uploadId, 'image')
  show()

  return {
    dom,
    update(next: Node) {
      if (next.type.name !== 'image') return false
      attrs = next.attrs as Attrs
      show()
      return true
    },
    stopEvent: (event: Event) => event.target === description || buttons.owns(event.target),
    ignoreMutation: () => true,
    selectNode: () => dom.classList.add('selected'),
    deselectNode: () => dom.classList.remove('selected'),
    destroy: () => stopListening?.(),
  }
}
