import type { Device } from '@kms/features/device/device'
import { bigshotsPath } from '@kms/features/people/people-paths'
import { PICKED, type OtherBigshotsData } from '@kms/features/people/load-bigshots'
import { personPath } from '@kms/features/questions/question-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import { BigshotCards } from './BigshotCards.tsx'
import { Portrait } from './Portrait.tsx'

const PERIODS = ['week', 'month'] as const
type RankPeriod = (typeof PERIODS)[number]

type Props = { data: OtherBigshotsData; device: Device }

/** Others each time, and who helped most lately. */
export function OtherBigshots({ data, device }: Props) {
  const [picked, setPicked] = useState(data.picked)
  const [period, setPeriod] = useState<RankPeriod>('week')
  const [busy, setBusy] = useState(false)
  const others = async () => {
    setBusy(true)
    // Those who are shown stay when the call fails.
    const next = await browserApi.pickBigshots({ params: { n: PICKED } }).catch(() => picked)
    setPicked(next)
    setBusy(false)
  }
  return (
    <>
      <section className="card people-card">
        <header>
          <h2>{peopleCopy.picked}</h2>
          <button type="button" className="text-link" disabled={busy} onClick={() => void others()}>
            {peopleCopy.others}
          </button>
          <Link className="text-link" to={bigshotsPath(device)}>
            {peopleCopy.bigshots}
          </Link>
        </header>
        <div aria-live="polite">
          <BigshotCards bigshots={picked} device={device} />
        </div>
      </section>
      <section className="card people-card">
        <header>
          <h2>{peopleCopy.hot}</h2>
          <span className="theme-switch period-switch" role="group" aria-label={peopleCopy.hot}>
            {PERIODS.map((each) => (
              <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
                {peopleCopy.periods[each]}
              </button>
            ))}
          </span>
        </header>
        {data.hot[period].length === 0 && <p className="feed-end muted">{peopleCopy.noHot}</p>}
        <ol className="hot-users">
          {data.hot[period].map(({ place, user, score }) => (
            <li key={user.id}>
              <span className="place">{place}</span>
              <Portrait name={user.nickname} url={null} size={44} isBigV={user.isBigV} />
              <Link to={personPath(device, user.id)}>{user.nickname}</Link>
              <small>{user.title}</small>
              <b>{peopleCopy.score(formatCount(score))}</b>
            </li>
          ))}
        </ol>
        <p className="muted people-hint">{peopleCopy.hotHint}</p>
      </section>
    </>
  )
}
