import { Button, Popover } from 'antd'

const SHORTCUTS = [
  ['/', '列表：跳到搜索框'],
  ['Ctrl + S', '编辑：保存草稿'],
  ['Ctrl + Enter', '编辑：发布'],
] as const

export function ShortcutHelp() {
  return (
    <Popover
      trigger="click"
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
      <Button type="text" size="small">
        快捷键
      </Button>
    </Popover>
  )
}
