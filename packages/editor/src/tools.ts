import type { Editor } from '@tiptap/core'

type Tool = {
  name: 'undo' | 'redo' | 'bold' | 'heading' | 'bulletList' | 'orderedList' | 'quote' | 'codeBlock' | 'table'
  run: (editor: Editor) => void
  isActive?: (editor: Editor) => boolean
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    run: (e) => e.chain().focus().toggleBold().run(),
    isActive: (e) => e.isActive('bold'),
  },
  {
    name: 'heading',
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (e) => e.isActive('heading'),
  },
  {
    name: 'bulletList',
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isActive: (e) => e.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isActive: (e) => e.isActive('orderedList'),
  },
  {
    name: 'table',
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isActive: (e) => e.isActive('table'),
  },
  {
    name: 'quote',
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isActive: (e) => e.isActive('blockquote'),
  },
  {
    name: 'codeBlock',
    run: (e) => e.chain().focus().toggleCodeBlock().run(),
    isActive: (e) => e.isActive('codeBlock'),
  },
  { name: 'undo', run: (e) => e.chain().focus().undo().run() },
  { name: 'redo', run: (e) => e.chain().focus().redo().run() },
]
