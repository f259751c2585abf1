import { Form } from 'antd'
import type { ReactNode } from 'react'
import type { FaqField } from './faq-form.ts'

export const fieldId = (field: FaqField) => `faq-${field}`

export type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }

type Props = {
  field: FaqField
  label: string
  error: string | undefined
  required?: boolean
  /** Standing advice. */
  hint?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control whose error is tied to it for screen readers too. */
export function Field({ field, label, error, required = false, hint, children }: Props) {
  const id = fieldId(field)
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      validateStatus={error === undefined ? '' : 'error'}
      help={error && <span id={`${id}-error`}>{error}</span>}
      extra={hint && <span id={`${id}-hint`}>{hint}</span>}
    >
      {children({
        id,
        'aria-invalid': error !== undefined,
        ...(notes !== '' && { 'aria-describedby': notes }),
      })}
    </Form.Item>
  )
}
