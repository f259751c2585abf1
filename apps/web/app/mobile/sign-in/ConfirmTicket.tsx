import type { session } from '@kms/contract'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { useEffect, useState } from 'react'

type Shown = { name: 'loading' | 'gone' | 'failed' } | { name: session.TicketStatus; browser: string }
type Act = 'look' | 'confirm' | 'refuse'

const NOT_FOUND = 404

async function act(action: Act, id: string): Promise<Shown> {
  const { browserApi } = await import('../../shell/browser-api.ts')
  try {
    const { status, browser } = await browserApi.loginInfo({ body: { action, id } })
    return { name: status, browser }
  } catch (error) {
    const { status } = error as { status?: number }
    // A code in no sound form is as gone as one that has expired.
    return { name: status === NOT_FOUND || status === 400 ? 'gone' : 'failed' }
  }
}

/** The desktop's wish, in words that let a reader recognise his own browser, and the two answers. */
export function ConfirmTicket({ ticket }: { ticket: string }) {
  const [shown, show] = useState<Shown>({ name: 'loading' })
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let current = true
    void act('look', ticket).then((answer) => current && show(answer))
    return () => {
      current = false
    }
  }, [ticket])

  const answer = (action: Act) => {
    setBusy(true)
    void act(action, ticket)
      .then(show)
      .finally(() => setBusy(false))
  }

  if (shown.name === 'waiting' || shown.name === 'scanned') {
    return (
      <>
        <p className="ticket-browser">
          {signInCopy.ticketAsk(shown.browser)}
          <small>{signInCopy.ticketWarning}</small>
        </p>
        <div className="sign-in-buttons">
          <button type="button" className="button primary" disabled={busy} onClick={() => answer('confirm')}>
            {signInCopy.confirm}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => answer('refuse')}>
            {signInCopy.cancel}
          </button>
        </div>
      </>
    )
  }
  return (
    <>
      <p role="status">{WORDS[shown.name]}</p>
      {shown.name === 'failed' && (
        <div className="sign-in-buttons">
          <button type="button" className="button" disabled={busy} onClick={() => answer('look')}>
            {signInCopy.retry}
          </button>
        </div>
      )}
    </>
  )
}

const WORDS = {
  loading: signInCopy.ticketLoading,
  gone: signInCopy.ticketGone,
  expired: signInCopy.ticketGone,
  failed: signInCopy.ticketFailed,
  confirmed: signInCopy.ticketConfirmed,
  refused: signInCopy.ticketRefused,
} as const
