import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { Labelled } from './Labelled.tsx'

type Props = {
  id: string
  label: string
  value: string | null
  error: string | undefined
  hint?: string
  change: (value: string | null) => void
}

/** A moment, to the minute, in the operator's own zone. */
export function TimeField({ id, label, value, error, hint, change }: Props) {
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <DatePicker
          {...control}
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          value={value === null ? null : dayjs(value)}
          onChange={(moment) => change(moment?.toISOString() ?? null)}
        />
      )}
    </Labelled>
  )
}
