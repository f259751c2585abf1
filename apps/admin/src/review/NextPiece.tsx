import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useEffect } from 'react'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { StatusPage } from '../shell/StatusPage.tsx'
import { nextPieceQuery } from './review-queries.ts'
import { UndoNote } from './UndoNote.tsx'
import type { Decisions } from './use-decisions.ts'
import type { ReviewQueue } from './use-review-queue.ts'

/** No piece is open yet: finds one, or says that there is none. */
export function NextPiece({ queue, decisions }: { queue: ReviewQueue; decisions: Decisions }) {
  const { place, filter, rows, list } = queue
  const done = place.tab === 'done'
  const next = useQuery({ ...nextPieceQuery(filter), enabled: !done })
  const found = done ? rows[0]?.id : next.isFetching ? undefined : next.data?.id

  useEffect(() => {
    if (found && !list.isPlaceholderData) queue.go({ id: found })
    // Once for each piece that was found.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [found, list.isPlaceholderData])

  const failed = done ? list.error : next.error
  return (
    <div className="review-none">
      <div className="review-scroll">
        {failed ? (
          <QueryFailure error={failed} retry={done ? list.refetch : next.refetch} />
        ) : (done ? list.isPending : next.data === undefined) || found ? (
          <Skeleton className="review-loading" active paragraph={{ rows: 8 }} />
        ) : rows.length === 0 ? (
          <StatusPage title={EMPTY[place.tab]} detail={done ? undefined : '有新内容时会自动出现'} />
        ) : (
          <StatusPage title="其余内容同事正在处理" detail="也可以在左侧选一条查看" />
        )}
      </div>
      <UndoNote decisions={decisions} />
    </div>
  )
}

const EMPTY = { waiting: '没有待审核的内容', reports: '没有待处理的举报', done: '还没有处理过的内容' } as const
