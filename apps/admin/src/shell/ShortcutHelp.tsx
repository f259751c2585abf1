import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useShortcut } from './use-shortcut.ts'

const SHORTCUTS = [
  ['?', '打开或收起这张表'],
  ['/', '列表：跳到搜索框'],
  ['Ctrl + S', '编辑：保存草稿'],
  ['Ctrl + Enter', '编辑：发布'],
] as const

export function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  useShortcut({ key: '?' }, () => setOpen((before) => !before))
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      content={
        <dl className="shortcut-list">
          {SHORTCUTS.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <Button type="text" size="small" aria-expanded={open}>
        <kbd aria-hidden>?</kbd> 快捷键
      </Button>
    </Popover>
  )
}
