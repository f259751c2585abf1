import { addPath, draftBoxPath } from '@kms/features/drafts/draft-paths'
import { useUnsentDrafts } from '@kms/features/drafts/use-unsent-drafts'
import { questionEditPath } from '@kms/features/questions/question-paths'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { formatRelative } from '@kms/ui/format/format-time'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'
import { plainText } from './plain-text.ts'

const copy = authoringCopy.unsent
/** Enough to know it again when it has no title yet. */
const FIRST_WORDS = 30

/** The author begins something new while this device still has words that were never saved. */
export function UnsentOffer({ questionType }: { questionType: 0 | 1 }) {
  const device = useDevice()
  const [newest, ...others] = useUnsentDrafts(useViewer()?.id ?? '', questionType)
  const [dismissed, setDismissed] = useState(false)
  if (!newest || dismissed) return null
  const { id, fields } = newest.draft
  const name = fields.title || plainText(fields.content).trim().slice(0, FIRST_WORDS)
  return (
    <section className="unsent-offer" aria-label={copy.title}>
      <p>
        <b>{name}</b>
        <small>{copy.keptAt(formatRelative(new Date(newest.keptAt).toISOString(), Date.now()))}</small>
      </p>
      <Link
        className="button outline"
        to={id === null ? addPath(device, questionType, newest.slot) : questionEditPath(device, id)}
      >
        {copy.title}
      </Link>
      {others.length > 0 && <Link to={draftBoxPath(device)}>{copy.more(others.length)}</Link>}
      <button type="button" className="button" onClick={() => setDismissed(true)}>
        {copy.dismiss}
      </button>
    </section>
  )
}
