import type { ReactNode } from 'react'
import { Labelled, type ControlProps } from '../../form/Labelled.tsx'
import type { FaqField } from './faq-form.ts'

export const fieldId = (field: FaqField) => `faq-${field}`

export type { ControlProps }

type Props = {
  field: FaqField
  label: string
  error: string | undefined
  required?: boolean
  /** Standing advice. */
  hint?: string
  children: (control: ControlProps) => ReactNode
}

export const Field = ({ field, ...rest }: Props) => <Labelled id={fieldId(field)} {...rest} />
