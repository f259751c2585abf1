import type { ReviewRow } from '@kms/contract/admin-review'
import { useEffect, useRef } from 'react'
import { usePerson } from '../session/session-store.ts'
import { kindOf, reasonOf, STATES, waitingTime } from './review-words.ts'

type Props = { row: ReviewRow; now: number; current: boolean; open: () => void }

export function ReviewListRow({ row, now, current, open }: Props) {
  const self = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) self.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const reason = reasonOf(row)
  const state = STATES[row.state]
  return (
    <li>
      <button ref={self} type="button" className="review-row" aria-current={current} onClick={open}>
        <span className="review-row-head">
          <span className="badge">
            {kindOf(row)}
            {row.isChange && ' · 修改'}
          </span>
          {row.state !== 'waiting' && <span className={`badge badge-${state.tone}`}>{state.label}</span>}
          {row.decidedAt === null && <span className={`badge badge-${reason.tone}`}>{reason.label}</span>}
          <time dateTime={row.decidedAt ?? row.createdAt}>{waitingTime(row.decidedAt ?? row.createdAt, now)}</time>
        </span>
        <span className="review-row-title">{row.title}</span>
        <span className="review-row-who">
          {row.author.nickname}
          <Colleague row={row} />
        </span>
      </button>
    </li>
  )
}

function Colleague({ row: { claimedBy, decidedBy, state } }: { row: ReviewRow }) {
  const me = usePerson().id
  if (claimedBy !== null && claimedBy.id !== me) return <em>{claimedBy.nickname} 处理中</em>
  return (
    decidedBy && (
      <span>
        {' · 由 '}
        {decidedBy.nickname} {state === 'handed_over' ? '转交' : '处理'}
      </span>
    )
  )
}
