import { useEditorState, type Editor } from '@tiptap/react'
import { Button, Input, Popover, Space } from 'antd'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { linkAddress } from './link-address.ts'

/** Puts a link on the selected words, or changes the one that the cursor stands in. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const { active, empty } = useEditorState({
    editor,
    selector: ({ editor: e }) => ({ active: e.isActive('link'), empty: e.state.selection.empty }),
  })

  function toggle(next: boolean) {
    setTyped(String(editor.getAttributes('link')['href'] ?? ''))
    setRefused(false)
    setOpen(next)
  }

  function apply() {
    const href = linkAddress(typed)
    setRefused(href === null)
    if (href === null) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !active)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setOpen(false)
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setOpen(false)
  }

  return (
    <Popover
      open={open}
      trigger="click"
      onOpenChange={toggle}
      destroyOnHidden
      content={
        <Space.Compact>
          <Input
            autoFocus
            value={typed}
            status={refused ? 'error' : ''}
            aria-label="链接地址"
            aria-invalid={refused}
            placeholder="https://"
            onChange={(event) => setTyped(event.target.value)}
            onPressEnter={(event) => !event.nativeEvent.isComposing && apply()}
          />
          <Button onClick={apply}>加链接</Button>
          {active && <Button onClick={remove}>去掉</Button>}
        </Space.Compact>
      }
      title={refused ? '地址应以 https:// 或 / 开头' : null}
    >
      <Button
        type="text"
        size="small"
        className={active ? 'tool-on' : ''}
        title="链接"
        aria-label="链接"
        aria-pressed={active}
        icon={<LinkIcon size={16} strokeWidth={1.75} aria-hidden />}
      />
    </Popover>
  )
}
