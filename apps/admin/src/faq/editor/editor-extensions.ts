import { Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'

/** Has no button; known so that text written elsewhere keeps it. */
const plainMark = (name: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, mergeAttributes(HTMLAttributes), 0],
  })

/** Everything that the API's sanitiser lets through must be known here, or an edit would silently drop it. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  // Cell selection works without the handles of resizable columns; readers' tables size themselves.
  TableKit.configure({ table: { resizable: false } }),
  Image,
  plainMark('sub'),
  plainMark('sup'),
  Placeholder.configure({ placeholder: '依据、步骤、例外。先结论后依据，安全提示放在步骤之前。' }),
]
