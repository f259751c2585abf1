import { Button, Dropdown } from 'antd'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseScheme, useSchemeChoice, type SchemeChoice } from '../theme/use-scheme.ts'

const CHOICES = {
  auto: { label: '跟随系统', Icon: Monitor },
  light: { label: '浅色', Icon: Sun },
  dark: { label: '深色', Icon: Moon },
} as const satisfies Record<SchemeChoice, unknown>

export function SchemeSwitch() {
  const choice = useSchemeChoice()
  const { Icon, label } = CHOICES[choice]
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [choice],
        items: Object.entries(CHOICES).map(([key, item]) => ({ key, label: item.label })),
        onClick: ({ key }) => chooseScheme(key as SchemeChoice),
      }}
    >
      <Button
        type="text"
        size="small"
        aria-label={`外观：${label}`}
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      />
    </Dropdown>
  )
}
