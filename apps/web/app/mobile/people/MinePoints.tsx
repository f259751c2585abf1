import type { Wallet } from '@kms/contract/score'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { MineIcon } from '@kms/ui/MineIcon'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'

const copy = peopleCopy.mine

/** What was earned, 签到, and the ways to take, spend and compare it. */
export function MinePoints({ wallet }: { wallet: Wallet }) {
  const [sign, setSign] = useState(wallet.sign)
  const [bubbles, setBubbles] = useState(wallet.waiting.count)
  const [state, setState] = useState<'idle' | 'signing' | 'failed'>('idle')
  const signToday = async () => {
    setState('signing')
    try {
      setSign(await browserApi.signToday({}))
      // What it earned waits as a bubble.
      setBubbles((count) => count + 1)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <section className="mine-points" aria-label={copy.card}>
      <div className="mine-balance">
        <p>
          {copy.card}
          <b>{formatCount(wallet.balance)}</b>
        </p>
        <div>
          <button
            type="button"
            className="button primary"
            disabled={sign.signedToday || state === 'signing'}
            onClick={() => void signToday()}
          >
            <MineIcon name="sign" size={16} />
            {sign.signedToday ? copy.signed : copy.sign(sign.worth)}
          </button>
          <small role="status">{state === 'failed' ? copy.signFailed : copy.streak(sign.streak)}</small>
        </div>
      </div>
      <nav aria-label={copy.card}>
        <Link to="/mobile/my/paopao">
          <i className="bubble" aria-hidden="true" />
          {copy.paopao} {bubbles > 0 && formatCount(bubbles)}
        </Link>
        <Link to="/mobile/my/score">
          <MineIcon name="exchange" size={18} />
          {copy.score}
        </Link>
        <Link to="/mobile/my/rank">
          <MineIcon name="rank" size={18} />
          {copy.rank}
        </Link>
      </nav>
    </section>
  )
}
