import type { HomeBoard } from '@kms/contract/home'
import { personPath } from '@kms/features/questions/question-paths'
import { Avatar } from '@kms/ui/Avatar'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

const PERIODS = ['week', 'month'] as const
const SHOWN = 5

type Props = { ranking: HomeBoard['ranking']; viewerId: string | undefined }

/** Both periods are in the document; which is seen is decided by the radio button alone. */
export const RankBox = ({ ranking, viewerId }: Props) => (
  <section className="side-box rank-box">
    <h2>{homePartsCopy.ranking}</h2>
    <fieldset>
      <legend className="sr-only">{homePartsCopy.ranking}</legend>
      {PERIODS.map((period) => (
        <label key={period}>
          <input type="radio" name="rank-period" value={period} defaultChecked={period === 'week'} />
          {homePartsCopy.rankPeriods[period]}
        </label>
      ))}
    </fieldset>
    {PERIODS.map((period) => (
      <RankList key={period} period={period} rows={ranking[period].slice(0, SHOWN)} viewerId={viewerId} />
    ))}
    <p>{homePartsCopy.rankHint}</p>
  </section>
)

type ListProps = { period: (typeof PERIODS)[number]; rows: HomeBoard['ranking']['week']; viewerId: string | undefined }

const RankList = ({ period, rows, viewerId }: ListProps) =>
  rows.length === 0 ? (
    <p className={`rank-list ${period}`}>{homePartsCopy.noRank}</p>
  ) : (
    <ol className={`rank-list ${period}`}>
      {rows.map(({ place, user, score }) => (
        <li key={user.id} aria-current={user.id === viewerId ? 'true' : undefined}>
          <span className="place">{place}</span>
          <Avatar name={user.nickname} size={24} />
          {viewerId ? <Link to={personPath('pc', user.id)}>{user.nickname}</Link> : user.nickname}
          <b>{formatCount(score)}</b>
        </li>
      ))}
    </ol>
  )
