import { deviceOutbox } from '@kms/features/outbox/device-outbox'
import { canEdit, withText } from '@kms/features/outbox/edit-outgoing'
import { noteUnsent } from '@kms/features/outbox/note-unsent'
import type { Outgoing } from '@kms/features/outbox/outgoing'
import { useOutbox } from '@kms/features/outbox/use-outbox'
import { outboxCopy as copy } from '@kms/ui/copy/outbox.copy'
import { formatRelative } from '@kms/ui/format/format-time'
import { useState } from 'react'
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

const wordsOf = ({ call, input }: Outgoing) =>
  call === 'createAnswer' ? plainText(input.body.content).trim() : input.body.content

function WaitingRow({ entry }: { entry: Outgoing }) {
  const { refusal, page, call, keptAt } = entry
  return (
    <li>
      {!(refusal && canEdit(entry)) && <span>{wordsOf(entry)}</span>}
      <p>
        <small>{copy.kinds[call]}</small>
        <small data-state={refusal ? 'returned' : 'queued'}>
          {refusal ? copy.states.refused : copy.states.waiting}
        </small>
        <small>{formatRelative(new Date(keptAt).toISOString(), Date.now())}</small>
      </p>
      {refusal && <p className="returned">{refusal.kind === 'refused' ? copy.reason(refusal.reason) : copy.tooOld}</p>}
      {refusal && <SendAgain entry={entry} />}
      <div className="draft-acts">
        <Link className="button" to={page}>
          {copy.backToPage}
        </Link>
        <button type="button" className="button" onClick={() => void deviceOutbox.drop(entry.key)}>
          {copy.delete}
        </button>
      </div>
    </li>
  )
}

/** The text is the author's again: to be changed and sent as a new one. Formatted text is sent as it is. */
function SendAgain({ entry }: { entry: Outgoing }) {
  const [text, setText] = useState(() => wordsOf(entry))
  const send = async () => {
    const fresh = { key: crypto.randomUUID(), now: Date.now() }
    await deviceOutbox.keep(
      canEdit(entry) ? withText(entry, text, fresh) : { ...entry, key: fresh.key, keptAt: fresh.now, refusal: null },
    )
    await deviceOutbox.drop(entry.key)
    await noteUnsent()
  }
  return (
    <form className="send-again" action={send}>
      {canEdit(entry) && (
        <textarea aria-label={copy.text} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      )}
      <button type="submit" className="button outline" disabled={text.trim() === ''}>
        {copy.sendAgain}
      </button>
    </form>
  )
}
