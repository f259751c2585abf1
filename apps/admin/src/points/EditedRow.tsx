import { Button, InputNumber, Switch } from 'antd'
import { useState } from 'react'

type Values = Record<string, number>
type Props<T> = {
  row: T & { enabled: boolean; revision: number }
  name: string
  note: string
  fields: readonly { key: keyof T & string; label: string; min: number }[]
  mayEdit: boolean
  saving: boolean
  save: (row: T & { enabled: boolean; revision: number }) => void
}

/** One line of numbers and a switch, saved as a whole. A saved row comes back with a new revision, which makes it anew. */
export function EditedRow<T extends object>({ row, name, note, fields, mayEdit, saving, save }: Props<T>) {
  const before = Object.fromEntries(fields.map(({ key }) => [key, Number(row[key])]))
  const [values, setValues] = useState<Values>(before)
  const [enabled, setEnabled] = useState(row.enabled)
  const changed = enabled !== row.enabled || fields.some(({ key }) => values[key] !== before[key])
  return (
    <li className="points-row">
      <span>
        {name}
        <small>{note}</small>
      </span>
      {fields.map(({ key, label, min }) => (
        <label key={key}>
          {label}
          <InputNumber
            size="small"
            precision={0}
            min={min}
            disabled={!mayEdit}
            value={values[key] ?? 0}
            onChange={(value) => setValues((now) => ({ ...now, [key]: value ?? min }))}
          />
        </label>
      ))}
      <Switch size="small" disabled={!mayEdit} checked={enabled} onChange={setEnabled} aria-label={`${name} 启用`} />
      <Button
        size="small"
        type="primary"
        disabled={!mayEdit || !changed}
        loading={saving}
        onClick={() => save({ ...row, ...values, enabled })}
      >
        保存
      </Button>
    </li>
  )
}
