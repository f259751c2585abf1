import type { QuestionDifference, QuestionRevision } from '@kms/contract/questions'
import { differenceCopy } from '@kms/ui/copy/difference.copy'
import { questionHistoryCopy as copy } from '@kms/ui/copy/question-history.copy'
import { DiffLines } from '@kms/ui/DiffLines'
import { CompareChoice } from './CompareChoice.tsx'
import { FieldChanges } from './FieldChanges.tsx'

type Props = { revisions: readonly QuestionRevision[]; difference: QuestionDifference }

/** One version against an older one; the first stands for itself. */
export function DifferenceView({ revisions, difference }: Props) {
  const { number, against, content } = difference
  const isFirst = against === null
  const isChanged = content.added + content.removed > 0
  return (
    <section className="difference" aria-live="polite">
      <header className="difference-head">
        {isFirst ? copy.wholeText : <CompareChoice revisions={revisions} number={number} against={against} />}
        {!isFirst && isChanged && (
          <>
            <span className="diff-count-added">{differenceCopy.added(content.added)}</span>
            <span className="diff-count-removed">{differenceCopy.removed(content.removed)}</span>
          </>
        )}
      </header>
      <FieldChanges difference={difference} />
      {!isFirst && !isChanged && (
        <p className="difference-none">{isReformatted(revisions, difference) ? copy.onlyLook : copy.unchanged}</p>
      )}
      <DiffLines lines={content.lines} isPlain={isFirst} isFolded />
    </section>
  )
}

/** The words are the same although one of the versions in between changed the text. */
const isReformatted = (revisions: readonly QuestionRevision[], { number, against }: QuestionDifference) =>
  revisions.some(
    (revision) => revision.number <= number && revision.number > (against ?? 0) && revision.changes.includes('content'),
  )
