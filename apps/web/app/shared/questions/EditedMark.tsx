import { NEWEST_VERSIONS } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatDate } from '@kms/ui/format/format-time'
import { Link } from 'react-router'

/** Readers have seen another version before this one; who may look at it gets there from here. */
export function EditedMark({ at, hasHistory = false }: { at: string | null; hasHistory?: boolean }) {
  const mark = at && (
    <time className="edited" dateTime={at} title={questionCopy.editedAt(formatDate(at))}>
      {questionCopy.edited} {formatDate(at)}
    </time>
  )
  return mark && hasHistory ? <Link to={NEWEST_VERSIONS}>{mark}</Link> : mark
}
