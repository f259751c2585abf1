import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { AgeBucket, WAITING_COUNT_LIMIT, type WaitingQuestion } from '@kms/contract/admin-routing'
import { Button } from 'antd'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import '../list/list.css'
import { usePerson } from '../session/session-store.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { StatusPage } from '../shell/StatusPage.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { ExpertTable } from './ExpertTable.tsx'
import { agesQuery, ROUTING_KEY, waitingQuery } from './routing-queries.ts'
import { AGES } from './routing-words.ts'
import './routing.css'
import { WaitingTable } from './WaitingTable.tsx'

const countWords = (count: number | undefined) =>
  count === undefined ? '' : count >= WAITING_COUNT_LIMIT ? `${WAITING_COUNT_LIMIT}+` : String(count)

export function Component() {
  const [address, setAddress] = useSearchParams()
  const age = AgeBucket.safeParse(address.get('age')).data
  const client = useQueryClient()
  const ages = useQuery(agesQuery)
  const list = useInfiniteQuery(waitingQuery(age))
  const mayAssign = usePerson().roles.some((role) => role === 'operator' || role === 'administrator')
  const [chosen, setChosen] = useState<WaitingQuestion>()
  const records = list.data?.pages.flatMap((page) => page.records) ?? []
  const choose = (bucket: AgeBucket | undefined) => setAddress(bucket === undefined ? {} : { age: bucket })
  return (
    <>
      <title>待回答 - 施知道 运营台</title>
      <div className="page-head">
        <h1>待回答</h1>
        <p className="page-note">
          还没有回答的问题，等得最久的在前；无人接单 {countWords(ages.data?.escalated) || '…'} 个
        </p>
      </div>
      <section className="panel list-panel" aria-busy={list.isFetching} aria-label="待回答的问题">
        <search className="list-filters routing-ages">
          <Button type={age === undefined ? 'primary' : 'default'} onClick={() => choose(undefined)}>
            全部
          </Button>
          {AgeBucket.options.map((bucket) => (
            <Button
              key={bucket}
              type={age === bucket ? 'primary' : 'default'}
              aria-pressed={age === bucket}
              onClick={() => choose(bucket)}
            >
              {AGES[bucket]} {countWords(ages.data?.ages[bucket])}
            </Button>
          ))}
          <Button
            className="list-refresh"
            icon={<RotateCw size={15} strokeWidth={1.75} aria-hidden />}
            loading={list.isRefetching}
            onClick={() => void client.invalidateQueries({ queryKey: ROUTING_KEY })}
          >
            刷新
          </Button>
        </search>
        {list.isPending ? (
          <ListSkeleton rows={10} />
        ) : list.isError ? (
          <QueryFailure error={list.error} retry={list.refetch} />
        ) : records.length === 0 ? (
          <StatusPage title="暂无数据" detail="没有等待回答的问题" />
        ) : (
          <>
            <WaitingTable records={records} assign={mayAssign ? setChosen : undefined} />
            {list.hasNextPage && (
              <div className="routing-more">
                <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  加载更多
                </Button>
              </div>
            )}
          </>
        )}
      </section>
      <ExpertTable />
      {chosen && <AssignDialog question={chosen} close={() => setChosen(undefined)} />}
    </>
  )
}
