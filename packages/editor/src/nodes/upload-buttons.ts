import { editorCopy } from '@kms/ui/copy/editor.copy'
import type { NodeViewRendererProps } from '@tiptap/core'
import type { Uploads } from '../uploads.ts'

export type UploadAttrs = { fileId: string | null; uploadId: string | null }

function button(className: string) {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  return made
}

/** How far a file is, a second try and a way out: the same for pictures and attachments. */
export function uploadButtons(
  { editor, getPos, node }: Pick<NodeViewRendererProps, 'editor' | 'getPos' | 'node'>,
  uploads: Uploads | undefined,
) {
  const state = button('editor-progress')
  const cancel = button('editor-cancel')
  cancel.textContent = editorCopy.cancelUpload
  let uploadId: string | null = null
  state.addEventListener('click', () => uploadId && uploads?.retry(uploadId))
  cancel.addEventListener('click', () => {
    const at = getPos()
    if (!uploadId || at === undefined) return
    uploads?.cancel(uploadId)
    editor.view.dispatch(editor.state.tr.delete(at, at + node.nodeSize))
  })
  return {
    elements: [state, cancel],
    owns: (target: EventTarget | null) => target === state || target === cancel,
    show(attrs: UploadAttrs) {
      uploadId = attrs.fileId ? null : attrs.uploadId
      const upload = uploadId ? uploads?.stateOf(uploadId) : undefined
      state.hidden = cancel.hidden = upload === undefined
      if (!upload) return
      state.disabled = upload.state !== 'failed'
      state.textContent = editorCopy.upload(upload)
      state.dataset['state'] = upload.state
      state.style.setProperty('--sent', `${upload.percent}%`)
    },
  }
}
