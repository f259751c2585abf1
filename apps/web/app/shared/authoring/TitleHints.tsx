import type { Hint, Hints } from '@kms/features/drafts/use-title-hints'
import { foundPath } from '@kms/features/search/found-path'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { Icon } from '@kms/ui/Icon'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import { authoringApi } from './authoring-api.ts'

/** Each unfolds to its answer; what is opened opens beside the draft: nobody loses his place for a look. */
export const TitleHints = ({ found: { searchId, hints } }: { found: Hints }) => (
  <section className="title-hints" aria-live="polite" aria-label={copy.hints}>
    {hints.length > 0 && <h2>{copy.hints}</h2>}
    {hints.map((hint, index) => (
      <TitleHint key={hint.type + hint.id} hint={hint} searchId={searchId} position={index + 1} />
    ))}
  </section>
)

type Props = { hint: Hint; searchId: string; position: number }

function TitleHint({ hint, searchId, position }: Props) {
  const device = useDevice()
  const [solved, setSolved] = useState(false)
  const tell = () => {
    setSolved(true)
    const call = { params: { a: hint.id, b: '0' }, query: { search: searchId, position, solved: 'true' } } as const
    // Telemetry: nobody waits for it.
    void (hint.type === 'FAQ' ? authoringApi.readFaq(call) : authoringApi.readQuestion(call)).catch(() => undefined)
  }
  return (
    <details>
      <summary>
        <b>{hint.title}</b>
        <small data-kind={hint.type === 'FAQ' ? 'faq' : undefined}>
          {hint.type === 'FAQ' ? copy.hintFaq : copy.hintQuestion(hint.answerCount, hint.solved)}
        </small>
        <Icon name="chevronRight" />
      </summary>
      <p>{hint.excerpt}</p>
      <p className="hint-acts">
        <Link to={foundPath(device, hint.type, hint.id)} target="_blank" rel="noopener">
          {copy.hintWhole}
        </Link>
        <span role="status">{solved && copy.hintRecorded}</span>
        {!solved && (
          <button type="button" className="button small" onClick={tell}>
            {copy.hintSolved}
          </button>
        )}
      </p>
    </details>
  )
}
