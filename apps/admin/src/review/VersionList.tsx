import type { ReviewDetail } from '@kms/contract/admin-review'
import dayjs from 'dayjs'
import { STATES } from './review-words.ts'

export function VersionList({ versions }: Pick<ReviewDetail, 'versions'>) {
  return (
    <section className="panel review-versions">
      <h2>版本记录</h2>
      <ul>
        {versions.map(({ revision, state, decidedBy, decidedAt, note }) => (
          <li key={`${revision}:${decidedAt}`} className="review-fact">
            <span>
              第 {revision} 版　{decidedAt === null ? '作者提交' : `${dayjs(decidedAt).format('MM-DD')} ${decidedBy}`}
            </span>
            <b className={`review-state-${STATES[state].tone}`}>
              {STATES[state].label}
              {note !== '' && `：${note}`}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
