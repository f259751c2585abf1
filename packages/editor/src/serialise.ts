import type { Editor, JSONContent } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import type { EditorValue } from './editor-types.ts'
import { FILE_REFERENCE } from './nodes/file-reference.ts'

const isOnItsWay = (node: JSONContent) => Boolean(node.attrs?.['uploadId']) && !node.attrs?.['fileId']

/** The document without what has no file yet: readers never see half a picture. */
export function withoutUploads(node: JSONContent): JSONContent {
  if (!node.content) return node
  return { ...node, content: node.content.filter((child) => !isOnItsWay(child)).map(withoutUploads) }
}

export function collect<T>(node: JSONContent, pick: (node: JSONContent) => T | undefined): T[] {
  const own = pick(node)
  return [...(own === undefined ? [] : [own]), ...(node.content ?? []).flatMap((child) => collect(child, pick))]
}

/** In a document of its own: in the page's, the browser would try to load `file:` addresses. */
function htmlOf(editor: Editor, doc: JSONContent) {
  const elsewhere = document.implementation.createHTMLDocument()
  const box = elsewhere.createElement('div')
  const { content } = editor.schema.nodeFromJSON(doc)
  box.append(DOMSerializer.fromSchema(editor.schema).serializeFragment(content, { document: elsewhere }))
  for (const picture of box.querySelectorAll<HTMLElement>('img[data-file]')) {
    picture.setAttribute('src', FILE_REFERENCE + picture.dataset['file'])
    delete picture.dataset['file']
  }
  return box.innerHTML
}

export function valueOf(editor: Editor): EditorValue {
  const doc = editor.getJSON() as EditorValue['doc']
  const complete = withoutUploads(doc)
  const text = editor.getText({ blockSeparator: '\n' })
  const hasPicture = collect(complete, (node) => (node.type === 'image' ? true : undefined)).length > 0
  return {
    doc,
    html: text.trim() === '' && !hasPicture ? '' : htmlOf(editor, complete),
    text,
    uploading: collect(doc, (node) => (isOnItsWay(node) ? true : undefined)).length,
    mentionIds: [
      ...new Set(collect(doc, (node) => (node.type === 'mention' ? String(node.attrs?.['id']) : undefined))),
    ],
  }
}
