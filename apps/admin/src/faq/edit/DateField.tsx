import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { reviewPresets } from './faq-form.ts'
import { Field } from './Field.tsx'
import type { FaqEditor } from './use-faq-editor.ts'

type Props = {
  field: 'validFrom' | 'reviewBy'
  label: string
  editor: FaqEditor
  notBefore?: string | null
  presets?: boolean
}

export function DateField({ field, label, editor, notBefore = null, presets = false }: Props) {
  const value = editor.form[field]
  return (
    <Field field={field} label={label} required error={editor.errors[field]}>
      {(control) => (
        <DatePicker
          {...control}
          value={value === null ? null : dayjs(value)}
          presets={presets ? reviewPresets() : []}
          disabledDate={(day) => notBefore !== null && day.isBefore(notBefore, 'day')}
          onChange={(day) => editor.setField(field, day?.format('YYYY-MM-DD') ?? null)}
        />
      )}
    </Field>
  )
}
