import type { SignState } from '@kms/contract/score'
import { showToast } from '@kms/features/toast/toast-store'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { useState } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { sayFailure } from './say-failure.ts'
import './sign-card.css'

type Props = { sign: SignState; onSigned?: () => void }

/** 签到: the seven cells of the present round. Everything but the button is the server's. */
export function SignCard({ sign: given, onSigned }: Props) {
  const [signed, setSigned] = useState<SignState>()
  const sign = signed ?? given
  return (
    <section className="sign-card" aria-label={scoreCopy.sign}>
      <p>{scoreCopy.streak(sign.streak)}</p>
      <ol>
        {sign.days.map(({ day, amount, signed: isSigned }) => (
          <li key={day} data-signed={isSigned} aria-label={`${scoreCopy.signDay(day)} +${amount}`}>
            <b>{isSigned ? '✓' : `+${amount}`}</b>
            <small>{isSigned ? scoreCopy.signedMark : scoreCopy.signDay(day)}</small>
          </li>
        ))}
      </ol>
      <SignButton
        sign={sign}
        onSigned={(state) => {
          setSigned(state)
          onSigned?.()
        }}
      />
    </section>
  )
}

/** The button alone, for where there is no room for the cells. */
export function SignButton({ sign, onSigned }: { sign: SignState; onSigned: (state: SignState) => void }) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      onSigned(await browserApi.signToday({}))
      showToast(scoreCopy.signDone, { kind: 'done' })
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="button primary sign-button"
      disabled={sign.signedToday || busy}
      onClick={() => void act()}
    >
      {sign.signedToday ? scoreCopy.signed : scoreCopy.signIn(sign.worth)}
    </button>
  )
}
