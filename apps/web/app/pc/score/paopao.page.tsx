import { scoreCopy } from '@kms/ui/copy/score.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Link } from 'react-router'
import { BubbleSky } from '../../shared/score/BubbleSky.tsx'
import { ExchangePart } from '../../shared/score/ExchangePart.tsx'
import { RulesButton } from '../../shared/score/RulesButton.tsx'
import { scoreLoader } from '../../shared/score/score.loader.ts'
import { ScoreHistory } from '../../shared/score/ScoreHistory.tsx'
import { SignCard } from '../../shared/score/SignCard.tsx'
import { useWallet } from '../../shared/score/use-wallet.ts'
import type { Route } from './+types/paopao.page.ts'
import './score-pc.css'

export const loader = ({ context }: Route.LoaderArgs) => scoreLoader({ context })
export const meta = () => [{ title: `${scoreCopy.bubbles} - ${siteCopy.name}` }]

/** Bubbles, 签到, history and exchange: on the desktop they have room on one page. */
export default function PaopaoPage({ loaderData }: Route.ComponentProps) {
  const purse = useWallet(loaderData)
  const { wallet, setWallet } = purse
  return (
    <div className="container paopao-columns">
      <div>
        <div className="card">
          <BubbleSky {...purse} wide>
            <h1>{scoreCopy.bubbles}</h1>
            <RulesButton rules={wallet.rules} />
          </BubbleSky>
        </div>
        <section className="card score-part">
          <header>
            <h2>{scoreCopy.history}</h2>
            <Link to="/pc/my/rank">{scoreCopy.rank}</Link>
          </header>
          <ScoreHistory history={purse.history} now={loaderData.now} more={purse.more} />
        </section>
      </div>
      <aside>
        <div className="card">
          <SignCard sign={wallet.sign} onSigned={() => void purse.refresh()} />
        </div>
        <div className="card">
          <ExchangePart
            platforms={loaderData.platforms}
            exchanges={loaderData.exchanges}
            balance={wallet.balance}
            now={loaderData.now}
            onBalance={(balance) => setWallet((before) => ({ ...before, balance }))}
          />
        </div>
      </aside>
    </div>
  )
}
