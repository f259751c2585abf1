import { Button, Popover, Switch } from 'antd'
import { useState } from 'react'
import { switchPlainKeys, usePlainKeys } from './plain-keys.ts'
import { useShortcut } from './use-shortcut.ts'

const SHORTCUTS = [
  ['?', '打开或收起这张表'],
  ['/', '列表：跳到搜索框'],
  ['J / K', '审核：下一条、上一条'],
  ['A', '审核：通过'],
  ['R', '审核：退回，1–4 选理由'],
  ['T', '审核：转交他人'],
  ['N', '审核：下一处命中'],
  ['Z', '审核：撤销，30 秒内'],
  ['Ctrl + S', '编辑：保存草稿'],
  ['Ctrl + Enter', '编辑：发布'],
] as const

export function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  const plainKeys = usePlainKeys()
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
          <div>
            <dt>
              <Switch size="small" aria-label="单键快捷键" checked={plainKeys} onChange={switchPlainKeys} />
            </dt>
            <dd>单键快捷键</dd>
          </div>
        </dl>
      }
    >
      <Button type="text" size="small" aria-expanded={open}>
        <kbd aria-hidden>?</kbd> 快捷键
      </Button>
    </Popover>
  )
}
