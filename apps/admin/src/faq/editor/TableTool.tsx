import { useEditorState, type Editor } from '@tiptap/react'
import { Button, Dropdown, type MenuProps } from 'antd'
import { Table } from 'lucide-react'

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true }

/** Outside a table: inserts one. Inside: offers what can be done to it. */
export function TableTool({ editor }: { editor: Editor }) {
  const inTable = useEditorState({ editor, selector: ({ editor: e }) => e.isActive('table') })
  const run = () => editor.chain().focus()
  const acts = {
    rowAfter: { label: '下方加一行', run: () => run().addRowAfter().run() },
    columnAfter: { label: '右侧加一列', run: () => run().addColumnAfter().run() },
    header: { label: '切换表头行', run: () => run().toggleHeaderRow().run() },
    merge: { label: '合并或拆分单元格', run: () => run().mergeOrSplit().run() },
    deleteRow: { label: '删除本行', run: () => run().deleteRow().run() },
    deleteColumn: { label: '删除本列', run: () => run().deleteColumn().run() },
    deleteTable: { label: '删除表格', run: () => run().deleteTable().run() },
  }
  const menu: MenuProps = {
    items: Object.entries(acts).map(([key, { label }]) => ({ key, label })),
    onClick: ({ key }) => acts[key as keyof typeof acts].run(),
  }
  const button = (
    <Button
      type="text"
      size="small"
      className={inTable ? 'tool-on' : ''}
      title={inTable ? '表格操作' : '插入表格'}
      aria-label={inTable ? '表格操作' : '插入表格'}
      icon={<Table size={16} strokeWidth={1.75} aria-hidden />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !inTable && run().insertTable(NEW_TABLE).run()}
    />
  )
  return inTable ? (
    <Dropdown trigger={['click']} menu={menu}>
      {button}
    </Dropdown>
  ) : (
    button
  )
}
