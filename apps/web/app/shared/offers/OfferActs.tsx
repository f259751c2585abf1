import type { routing } from '@kms/contract'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { useId, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { OfferState } from './use-offer.ts'

type Props = {
  offer: OfferState
  /** Where the answer is written; left out on the page itself. */
  writeHref?: string
}

/** Yes, no, or somebody else. */
export function OfferActs({ offer, writeHref }: Props) {
  const { asking, busy, isAccepted } = offer
  if (asking === 'decline') return <DeclineForm offer={offer} />
  if (asking === 'handOn') return <HandOnForm offer={offer} />
  return (
    <div className="offer-acts">
      {isAccepted ? (
        writeHref && (
          <Link className="button primary" to={writeHref}>
            {offersCopy.write}
          </Link>
        )
      ) : (
        <button type="button" className="button primary" disabled={busy} onClick={() => void offer.accept()}>
          {offersCopy.accept}
        </button>
      )}
      <button type="button" className="button" disabled={busy} onClick={() => offer.ask('handOn')}>
        {offersCopy.handOn}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => offer.ask('decline')}>
        {offersCopy.decline}
      </button>
    </div>
  )
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

function DeclineForm({ offer }: { offer: OfferState }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void offer.decline(textOf(form, 'reason') as routing.DeclineReason, textOf(form, 'note'))
  }
  return (
    <form className="offer-form" onSubmit={send}>
      <fieldset>
        <legend>{offersCopy.declineAsk}</legend>
        {Object.entries(offersCopy.reasons).map(([value, words], index) => (
          <label key={value}>
            <input type="radio" name="reason" value={value} defaultChecked={index === 0} />
            {words}
          </label>
        ))}
      </fieldset>
      <FormEnd offer={offer} act={offersCopy.declineDo} />
    </form>
  )
}

function HandOnForm({ offer }: { offer: OfferState }) {
  const { colleagues } = offer
  const field = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void offer.handOn(textOf(form, 'to'), textOf(form, 'note'))
  }
  return (
    <form className="offer-form" onSubmit={send}>
      <label htmlFor={field}>{offersCopy.handOnAsk}</label>
      <select id={field} name="to" required disabled={!colleagues?.length}>
        {colleagues?.map(({ id, nickname, title }) => (
          <option key={id} value={id}>
            {title ? `${nickname} · ${title}` : nickname}
          </option>
        ))}
      </select>
      {colleagues?.length === 0 && <p role="status">{offersCopy.noColleagues}</p>}
      <FormEnd offer={offer} act={offersCopy.handOnDo} ready={Boolean(colleagues?.length)} />
    </form>
  )
}

type EndProps = { offer: OfferState; act: string; ready?: boolean }

const FormEnd = ({ offer: { busy, ask }, act, ready = true }: EndProps) => (
  <>
    <input name="note" type="text" maxLength={200} placeholder={offersCopy.note} aria-label={offersCopy.note} />
    <div className="offer-acts">
      <button type="submit" className="button primary" disabled={busy || !ready}>
        {act}
      </button>
      <button type="button" className="button" onClick={() => ask('nothing')}>
        {offersCopy.cancel}
      </button>
    </div>
  </>
)
