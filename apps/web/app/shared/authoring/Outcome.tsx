import { addPath } from '@kms/features/drafts/draft-paths'
import type { Draft } from '@kms/features/drafts/draft-machine'
import { questionPath } from '@kms/features/questions/question-paths'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'

const copy = authoringCopy.done

/** What became of it: readers have it, or it is being looked at. */
export function Outcome({ draft }: { draft: Draft }) {
  const device = useDevice()
  const isPublished = draft.outcome === 'published'
  return (
    <section className="outcome" role="status">
      <h2 data-outcome={draft.outcome}>{isPublished ? copy.published : copy.pending}</h2>
      <p>{isPublished ? copy.publishedAdvice : copy.pendingAdvice}</p>
      <b>{draft.fields.title}</b>
      <div className="outcome-acts">
        {isPublished && (
          <Link className="button primary" to={questionPath(device, draft.id ?? '')}>
            {copy.open}
          </Link>
        )}
        <Link className="button" to={addPath(device, draft.fields.questionType)} reloadDocument>
          {copy.again}
        </Link>
      </div>
    </section>
  )
}
