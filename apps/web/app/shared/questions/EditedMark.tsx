import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatDate } from '@kms/ui/format/format-time'

/** Readers have seen another version before this one. */
export const EditedMark = ({ at }: { at: string | null }) =>
  at && (
    <time className="edited" dateTime={at} title={questionCopy.editedAt(formatDate(at))}>
      {questionCopy.edited} {formatDate(at)}
    </time>
  )
