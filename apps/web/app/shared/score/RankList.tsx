import type { RankPeriod, RankRow } from '@kms/contract/home'
import { Avatar } from '@kms/ui/Avatar'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'
import { useViewer } from '../use-viewer.ts'
import './score.css'

const PERIODS = ['week', 'month', 'all'] as const
type Props = { period: RankPeriod; rows: readonly RankRow[]; reputation: number; path: string }

/** Periods are links: each list is a page of its own, kept by nobody. */
export function RankList({ period, rows, reputation, path }: Props) {
  const viewerId = useViewer()?.id
  const own = rows.find(({ user }) => user.id === viewerId)
  return (
    <>
      <nav className="rank-periods" aria-label={scoreCopy.rank}>
        {PERIODS.map((each) => (
          <Link key={each} to={`${path}?period=${each}`} aria-current={each === period ? 'page' : undefined} replace>
            {scoreCopy.periods[each]}
          </Link>
        ))}
      </nav>
      <p className="rank-own">
        {own ? scoreCopy.myPlace(own.place) : scoreCopy.notRanked(formatCount(reputation))}
        <small>{scoreCopy.rankHint}</small>
      </p>
      {rows.length === 0 ? (
        <p className="score-empty">{scoreCopy.noRank}</p>
      ) : (
        <ol className="rank-rows">
          {rows.map(({ place, user, score }) => (
            <li key={user.id} aria-current={user.id === viewerId ? 'true' : undefined} data-place={place}>
              <span className="place" aria-label={scoreCopy.place(place)}>
                {place}
              </span>
              <Avatar name={user.nickname} size={32} />
              <span>
                {user.nickname}
                <small>{user.title}</small>
              </span>
              <b>{formatCount(score)}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
