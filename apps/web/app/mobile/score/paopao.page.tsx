import { scoreCopy } from '@kms/ui/copy/score.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'
import { BubbleSky } from '../../shared/score/BubbleSky.tsx'
import { RulesButton } from '../../shared/score/RulesButton.tsx'
import { bubblesLoader } from '../../shared/score/score.loader.ts'
import { ScoreHistory } from '../../shared/score/ScoreHistory.tsx'
import { useWallet } from '../../shared/score/use-wallet.ts'
import { useBack } from '../use-back.ts'
import type { Route } from './+types/paopao.page.ts'
import './score-mobile.css'

export const loader = ({ context }: Route.LoaderArgs) => bubblesLoader({ context })
export const meta = () => [{ title: `${scoreCopy.bubbles} - ${siteCopy.name}` }]

export default function PaopaoPage({ loaderData }: Route.ComponentProps) {
  const purse = useWallet(loaderData)
  return (
    <main id="content" tabIndex={-1} className="room paopao">
      <BubbleSky {...purse}>
        <header className="nav-bar">
          <Link to="/mobile/my/info" aria-label={siteCopy.back} onClick={useBack()}>
            <Icon name="chevronLeft" size={22} />
          </Link>
          <h1>{scoreCopy.bubbles}</h1>
          <RulesButton rules={purse.wallet.rules} />
        </header>
      </BubbleSky>
      <section className="score-part">
        <header>
          <h2>{scoreCopy.history}</h2>
          <Link to="/mobile/my/score">
            {scoreCopy.toExchange}
            <Icon name="chevronRight" size={16} />
          </Link>
        </header>
        <ScoreHistory history={purse.history} now={loaderData.now} more={purse.more} />
      </section>
    </main>
  )
}
