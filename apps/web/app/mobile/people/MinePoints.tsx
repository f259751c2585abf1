import type { Wallet } from '@kms/contract/score'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { MineIcon } from '@kms/ui/MineIcon'
import { useState } from 'react'
import { Link } from 'react-router'
import { SignButton } from '../../shared/score/SignCard.tsx'

const copy = peopleCopy.mine

/** What was earned, 签到, and the ways to take, spend and compare it. */
export function MinePoints({ wallet }: { wallet: Wallet }) {
  const [sign, setSign] = useState(wallet.sign)
  // What signing earns waits as a bubble.
  const bubbles = wallet.waiting.count + Number(sign.signedToday && !wallet.sign.signedToday)
  return (
    <section className="mine-points" aria-label={copy.card}>
      <div className="mine-balance">
        <p>
          {copy.card}
          <b>{formatCount(wallet.balance)}</b>
        </p>
        <div>
          <SignButton sign={sign} onSigned={setSign} />
          <small role="status">{copy.streak(sign.streak)}</small>
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
