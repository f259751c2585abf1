import { scoreCopy } from '@kms/ui/copy/score.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { RankList } from '../../shared/score/RankList.tsx'
import { rankLoader } from '../../shared/score/score.loader.ts'
import type { Route } from './+types/rank.page.ts'
import './score-pc.css'

export const loader = ({ url, context }: Route.LoaderArgs) => rankLoader({ url, context })
export const meta = () => [{ title: `${scoreCopy.rank} - ${siteCopy.name}` }]

export default function RankPage({ loaderData: { period, rows, reputation } }: Route.ComponentProps) {
  return (
    <div className="container">
      <section className="card rank-card">
        <h1>{scoreCopy.rank}</h1>
        <RankList period={period} rows={rows} reputation={reputation} path="/pc/my/rank" />
      </section>
    </div>
  )
}
