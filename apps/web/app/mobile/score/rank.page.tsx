import { scoreCopy } from '@kms/ui/copy/score.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { RankList } from '../../shared/score/RankList.tsx'
import { rankLoader } from '../../shared/score/score.loader.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/rank.page.ts'
import './score-mobile.css'

export const loader = ({ url, context }: Route.LoaderArgs) => rankLoader({ url, context })
export const meta = () => [{ title: `${scoreCopy.rank} - ${siteCopy.name}` }]

export default function RankPage({ loaderData: { period, rows, reputation } }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={scoreCopy.rank} backHref="/mobile/my/info" heading />
      <main id="content" tabIndex={-1} className="room rank-room">
        <RankList period={period} rows={rows} reputation={reputation} path="/mobile/my/rank" />
      </main>
    </>
  )
}
