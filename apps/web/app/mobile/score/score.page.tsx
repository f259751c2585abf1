import { scoreCopy } from '@kms/ui/copy/score.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'
import { ExchangePart } from '../../shared/score/ExchangePart.tsx'
import { scoreLoader } from '../../shared/score/score.loader.ts'
import { ScoreHistory } from '../../shared/score/ScoreHistory.tsx'
import { SignCard } from '../../shared/score/SignCard.tsx'
import { useWallet } from '../../shared/score/use-wallet.ts'
import '../../shared/score/score.css'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/score.page.ts'
import './score-mobile.css'

export const loader = ({ context }: Route.LoaderArgs) => scoreLoader({ context })
export const meta = () => [{ title: `${scoreCopy.score} - ${siteCopy.name}` }]

export default function ScorePage({ loaderData }: Route.ComponentProps) {
  const { wallet, history, more, refresh, setWallet } = useWallet(loaderData)
  const { platforms, exchanges, now } = loaderData
  return (
    <>
      <NavBar title={scoreCopy.score} backHref="/mobile/my/info" heading />
      <main id="content" tabIndex={-1} className="room score-room">
        <div className="score-head">
          <p>
            {scoreCopy.mine}
            <b>{formatCount(wallet.balance)}</b>
            <small>{scoreCopy.reputation(formatCount(wallet.reputation))}</small>
          </p>
          <Link to="/mobile/my/paopao">
            {scoreCopy.toBubbles}
            {wallet.waiting.amount > 0 && ` +${wallet.waiting.amount}`}
          </Link>
        </div>
        <SignCard sign={wallet.sign} onSigned={() => void refresh()} />
        <ExchangePart
          platforms={platforms}
          exchanges={exchanges}
          balance={wallet.balance}
          now={now}
          onBalance={(balance) => setWallet((before) => ({ ...before, balance }))}
        />
        <section className="score-part">
          <h2>{scoreCopy.history}</h2>
          <ScoreHistory history={history} now={now} more={more} />
        </section>
      </main>
    </>
  )
}
