import type { QuestionRevision } from '@kms/contract/questions'
import { versionsPath } from '@kms/features/questions/question-paths'
import { questionHistoryCopy as copy } from '@kms/ui/copy/question-history.copy'
import { formatDate } from '@kms/ui/format/format-time'
import { useId } from 'react'
import { useNavigate } from 'react-router'

type Props = { revisions: readonly QuestionRevision[]; number: number; against: number }

/** The older version of the two. */
export function CompareChoice({ revisions, number, against }: Props) {
  const navigate = useNavigate()
  const id = useId()
  const edition = revisions.find((revision) => revision.number === number)?.edition ?? 0
  return (
    <span className="compare-choice">
      <label htmlFor={id}>
        {copy.edition(edition)} {copy.compareWith}
      </label>
      <select
        id={id}
        value={against}
        onChange={({ target }) =>
          void navigate(versionsPath(number, Number(target.value)), { replace: true, preventScrollReset: true })
        }
      >
        {revisions
          .filter((revision) => revision.number < number)
          .map((revision) => (
            <option key={revision.number} value={revision.number}>
              {copy.edition(revision.edition)}（{formatDate(revision.createdAt)}）
            </option>
          ))}
      </select>
    </span>
  )
}
