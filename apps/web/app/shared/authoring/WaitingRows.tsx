import { deviceOutbox } from '@kms/features/outbox/device-outbox'
import { noteUnsent } from '@kms/features/outbox/note-unsent'
import type { Outgoing } from '@kms/features/outbox/outgoing'
import { useOutbox } from '@kms/features/outbox/use-outbox'
import { outboxCopy as copy } from '@kms/ui/copy/outbox.copy'
import { formatRelative } from '@kms/ui/format/format-time'
import { Link } from 'react-router'
import { plainText } from './plain-text.ts'

/** Answers and comments that are still on this device, with why. */
export function WaitingRows({ memberId }: { memberId: string }) {
  const entries = useOutbox(memberId)?.outgoing ?? []
  if (entries.length === 0) return null
  return (
    <section className="draft-box waiting" aria-label={copy.list}>
      <ul>
        {entries.map((entry) => (
          <WaitingRow key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

/** As a new one: the author has looked at it and wants it sent. */
async function sendAgain(entry: Outgoing) {
  await deviceOutbox.keep({ ...entry, key: crypto.randomUUID(), keptAt: Date.now(), refusal: null })
  await deviceOutbox.drop(entry.key)
  await noteUnsent()
}

function WaitingRow({ entry }: { entry: Outgoing }) {
  const { refusal, page, call, input, keptAt } = entry
  const words = call === 'createAnswer' ? plainText(input.body.content) : input.body.content
  return (
    <li>
      <Link to={page}>
        <span>{words}</span>
      </Link>
      <p>
        <small>{copy.kinds[call]}</small>
        <small data-state={refusal ? 'returned' : 'queued'}>
          {refusal ? copy.states.refused : copy.states.waiting}
        </small>
        <small>{formatRelative(new Date(keptAt).toISOString(), Date.now())}</small>
      </p>
      {refusal && <p className="returned">{refusal.kind === 'refused' ? copy.reason(refusal.reason) : copy.tooOld}</p>}
      <div className="draft-acts">
        <Link className="button outline" to={page}>
          {copy.backToPage}
        </Link>
        {refusal && (
          <button type="button" className="button" onClick={() => void sendAgain(entry)}>
            {copy.sendAgain}
          </button>
        )}
        <button type="button" className="button" onClick={() => void deviceOutbox.drop(entry.key)}>
          {copy.delete}
        </button>
      </div>
    </li>
  )
}
