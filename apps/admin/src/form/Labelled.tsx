import { Form } from 'antd'
import type { ReactNode } from 'react'

export type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }

type Props = {
  id: string
  label: string
  error: string | undefined
  required?: boolean
  /** Standing advice. */
  hint?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A labelled control whose error is tied to it for screen readers too. */
export function Labelled({ id, label, error, required = false, hint, children }: Props) {
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
