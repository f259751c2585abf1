import { RichEditor, type EditorValue } from '@kms/editor/RichEditor'
import type { AnswerText } from '@kms/features/answers/use-answer-writing'
import { findCodes } from '@kms/features/drafts/find-codes'
import { authoringApi } from '../authoring/authoring-api.ts'
import { uploader } from '../authoring/uploader.ts'
import { useDevice } from '../use-device.ts'

type Props = {
  label: string
  placeholder: string
  questionId: string
  /** Read once. */
  initial: AnswerText
  onChange: (text: AnswerText, uploading: number) => void
  autoFocus: boolean
  readOnly: boolean
}

/** The editor of answers. It is larger than the page around it: load it when somebody writes. */
export function AnswerField({ label, placeholder, questionId, initial, onChange, autoFocus, readOnly }: Props) {
  return (
    <RichEditor
      size="compact"
      device={useDevice()}
      label={label}
      placeholder={placeholder}
      initial={{ doc: initial.doc, html: initial.content }}
      onChange={({ doc, html, uploading }: EditorValue) => onChange({ doc, content: html }, uploading)}
      uploader={uploader}
      findPeople={(keyword) => authoringApi.listAtUsers({ body: { questionId, keyword } })}
      findCodes={findCodes}
      autoFocus={autoFocus}
      readOnly={readOnly}
    />
  )
}
