import { useEditorState, type Editor } from '@tiptap/react'
import { Button, Divider } from 'antd'
import { Bold, Code, Heading3, List, ListOrdered, Quote, Redo2, SquareCode, Undo2, type LucideIcon } from 'lucide-react'
import { LinkTool } from './LinkTool.tsx'
import { TableTool } from './TableTool.tsx'

type Tool = { label: string; Icon: LucideIcon; active?: boolean; enabled?: boolean; run: () => void }

/** 44 high, one button per thing an FAQ may contain. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      heading: e.isActive('heading', { level: 3 }),
      bold: e.isActive('bold'),
      code: e.isActive('code'),
      bulletList: e.isActive('bulletList'),
      orderedList: e.isActive('orderedList'),
      quote: e.isActive('blockquote'),
      codeBlock: e.isActive('codeBlock'),
      undo: e.can().undo(),
      redo: e.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const texts: Tool[] = [
    { label: '小标题', Icon: Heading3, active: state.heading, run: () => run().toggleHeading({ level: 3 }).run() },
    { label: '加粗', Icon: Bold, active: state.bold, run: () => run().toggleBold().run() },
    { label: '行内代码', Icon: Code, active: state.code, run: () => run().toggleCode().run() },
  ]
  const blocks: Tool[] = [
    { label: '项目列表', Icon: List, active: state.bulletList, run: () => run().toggleBulletList().run() },
    { label: '编号列表', Icon: ListOrdered, active: state.orderedList, run: () => run().toggleOrderedList().run() },
    { label: '引用', Icon: Quote, active: state.quote, run: () => run().toggleBlockquote().run() },
    { label: '代码块', Icon: SquareCode, active: state.codeBlock, run: () => run().toggleCodeBlock().run() },
  ]
  const history: Tool[] = [
    { label: '撤销', Icon: Undo2, enabled: state.undo, run: () => run().undo().run() },
    { label: '重做', Icon: Redo2, enabled: state.redo, run: () => run().redo().run() },
  ]
  return (
    <div className="editor-toolbar" role="toolbar" aria-label="正文格式">
      <Tools tools={texts} />
      <LinkTool editor={editor} />
      <Divider orientation="vertical" />
      <Tools tools={blocks} />
      <TableTool editor={editor} />
      <Divider orientation="vertical" />
      <Tools tools={history} />
    </div>
  )
}

const Tools = ({ tools }: { tools: Tool[] }) =>
  tools.map(({ label, Icon, active, enabled = true, run }) => (
    <Button
      key={label}
      type="text"
      size="small"
      className={active ? 'tool-on' : ''}
      title={label}
      aria-label={label}
      {...(active !== undefined && { 'aria-pressed': active })}
      disabled={!enabled}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    />
  ))
