import type { Editor } from '@tiptap/core'
import type { FilePurpose } from './editor-types.ts'
import type { Uploads } from './uploads.ts'

const purposeOf = (file: File): FilePurpose => (/^image\/(?!svg)/.test(file.type) ? 'image' : 'attachment')

/** Several at once: each gets its place in the text now and its file when it is up. */
export function addFiles(editor: Editor, uploads: Uploads, files: readonly File[], at?: number) {
  const nodes = files.map((file) => {
    const uploadId = crypto.randomUUID()
    const purpose = purposeOf(file)
    uploads.start(uploadId, file, purpose)
    return purpose === 'image'
      ? { type: 'image', attrs: { uploadId } }
      : { type: 'attachment', attrs: { uploadId, name: file.name } }
  })
  // A line to go on writing in.
  if (nodes.at(-1)?.type === 'image') nodes.push({ type: 'paragraph' } as never)
  if (nodes.length > 0)
    editor
      .chain()
      .insertContentAt(at ?? editor.state.selection.to, nodes)
      .run()
}

/** The file is up: its node gets the id. No step of the author's, so not one to undo. */
export function putFile(editor: Editor, uploadId: string, fileId: string) {
  const { tr, doc } = editor.state
  doc.descendants((node, position) => {
    if (node.attrs['uploadId'] !== uploadId) return
    tr.setNodeAttribute(position, 'fileId', fileId).setNodeAttribute(position, 'uploadId', null)
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}
