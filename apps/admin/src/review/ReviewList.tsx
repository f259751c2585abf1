import { REVIEW_COUNT_LIMIT, type ReviewTarget } from '@kms/contract/admin-review'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Select } from 'antd'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import '../list/list.css'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import type { ReviewTab } from './review-address.ts'
import { reviewCountsQuery } from './review-queries.ts'
import { TARGETS } from './review-words.ts'
import { ReviewListRow } from './ReviewListRow.tsx'
import { useNow } from './use-now.ts'
import type { ReviewQueue } from './use-review-queue.ts'

const TARGET_OPTIONS = Object.entries(TARGETS).map(([value, label]) => ({ value: value as ReviewTarget, label }))
const MINUTE_MS = 60_000
const SKELETON_ROWS = 12

export function ReviewList({ queue }: { queue: ReviewQueue }) {
  const { place, list, rows, go } = queue
  const now = useNow(MINUTE_MS)
  return (
    <section className="review-queue" aria-label="审核队列" aria-busy={list.isFetching}>
      <div className="review-filters">
        <Tabs tab={place.tab} choose={(tab) => go({ tab, id: undefined })} />
        <Select<ReviewTarget>
          aria-label="类型"
          size="small"
          variant="borderless"
          placeholder="全部类型"
          allowClear
          options={TARGET_OPTIONS}
          value={place.targetType ?? null}
          onChange={(targetType) => go({ targetType: targetType ?? undefined, id: undefined })}
        />
      </div>
      {list.isPending ? (
        <ListSkeleton rows={SKELETON_ROWS} />
      ) : list.isError ? (
        <QueryFailure error={list.error} retry={list.refetch} />
      ) : (
        <div className={list.isPlaceholderData ? 'review-rows list-stale' : 'review-rows'}>
          <ul>
            {rows.map((row) => (
              <ReviewListRow
                key={row.id}
                row={row}
                now={now}
                current={row.id === place.id}
                open={() => go({ id: row.id })}
              />
            ))}
          </ul>
          <p className="review-end" aria-live="polite">
            {list.hasNextPage ? (
              <Button type="link" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                加载更多
              </Button>
            ) : rows.length === 0 ? (
              '暂无数据'
            ) : (
              '没有更多了'
            )}
          </p>
        </div>
      )}
    </section>
  )
}

const countWords = (count: number) => (count >= REVIEW_COUNT_LIMIT ? `${REVIEW_COUNT_LIMIT - 1}+` : count || '')

function Tabs({ tab, choose }: { tab: ReviewTab; choose: (tab: ReviewTab) => void }) {
  const { data } = useQuery(reviewCountsQuery)
  return (
    <Segmented<ReviewTab>
      block
      aria-label="队列"
      value={tab}
      onChange={choose}
      options={[
        { value: 'waiting', label: `待审核 ${countWords(data?.waiting ?? 0)}` },
        { value: 'reports', label: `举报 ${countWords(data?.reports ?? 0)}` },
        { value: 'done', label: '已处理' },
      ]}
    />
  )
}
