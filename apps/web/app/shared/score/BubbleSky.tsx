import type { Bubble, Wallet } from '@kms/contract/score'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { formatCount } from '@kms/ui/format/format-number'
import type { ReactNode } from 'react'
import { Landscape } from './Landscape.tsx'
import './score.css'

/** As many as the sky has places for; the rest comes after, or with 全部收取. */
const PLACES = 6

type Props = {
  wallet: Wallet
  flying: ReadonlySet<string>
  busy: boolean
  take: (id: string) => Promise<void>
  takeAll: () => Promise<void>
  /** Of a card that is wider than a phone: the landscape goes on, mirrored. */
  wide?: boolean
  children?: ReactNode
}

/** The total, the bubbles that wait, and the button that takes them all. */
export function BubbleSky({ wallet, flying, busy, take, takeAll, wide = false, children }: Props) {
  const { balance, today, waiting } = wallet
  const shown = inPlaces(wallet.bubbles.slice(0, PLACES))
  return (
    <section className="bubble-sky" aria-label={scoreCopy.bubbles}>
      <div className="landscapes">
        <Landscape />
        {wide && <Landscape />}
      </div>
      {children}
      <p className="bubble-total">
        {scoreCopy.mine}
        <b aria-live="polite">{formatCount(balance)}</b>
        <small>{scoreCopy.today(today.earned, today.cap)}</small>
      </p>
      <ul className="bubble-places">
        {shown.map(({ id, amount, name, label, expiresAt }, index) => (
          <li key={id} data-place={index} data-worth={amount >= 20 ? 'much' : 'some'}>
            <button
              type="button"
              className={flying.has(id) ? 'bubble flying' : 'bubble'}
              title={scoreCopy.expires(expiresAt.slice(0, 10))}
              disabled={flying.has(id)}
              onClick={() => void take(id)}
            >
              <span className="sr-only">{scoreCopy.take(amount, name)}</span>
              <b aria-hidden="true">+{amount}</b>
              <span aria-hidden="true">{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {waiting.count === 0 ? (
        <p className="no-bubbles">{scoreCopy.noBubbles}</p>
      ) : (
        <button type="button" className="take-all" disabled={busy} onClick={() => void takeAll()}>
          {scoreCopy.takeAll}
          <span>+{formatCount(waiting.amount)}</span>
        </button>
      )}
      {waiting.count > shown.length && <p className="sr-only">{scoreCopy.more(waiting.count - shown.length)}</p>}
    </section>
  )
}

/** The one worth most has the place in the middle, which is the second. */
function inPlaces(bubbles: readonly Bubble[]): readonly Bubble[] {
  const most = bubbles.reduce<Bubble | undefined>(
    (best, each) => (best && best.amount >= each.amount ? best : each),
    undefined,
  )
  if (!most || bubbles.length < 2) return bubbles
  const others = bubbles.filter((each) => each !== most)
  return [...others.slice(0, 1), most, ...others.slice(1)]
}
