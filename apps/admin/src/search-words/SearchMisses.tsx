import type { SearchMiss } from '@kms/contract/admin-search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select, Segmented } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import { useAct } from '../form/use-act.ts'
import { PagedTable } from '../list/PagedTable.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { changeFilters, FIRST_PAGE } from '../list/page-address.ts'
import { api } from '../session/api.ts'
import { StatusPage } from '../shell/StatusPage.tsx'
import { HandleDialog } from './HandleDialog.tsx'
import { missColumns } from './miss-columns.tsx'

const MISSES = ['search-misses'] as const
type Show = 'open' | 'handled'
type Sort = 'times' | 'recent'
type Filters = typeof FIRST_PAGE & { show: Show; sort: Sort; keyword: string; within: number | undefined }
const NO_FILTERS: Filters = { ...FIRST_PAGE, show: 'open', sort: 'times', keyword: '', within: undefined }

const SHOWS = [
  { value: 'open', label: '待处理' },
  { value: 'handled', label: '已处理' },
] as const
const SORTS = [
  { value: 'times', label: '按次数' },
  { value: 'recent', label: '按最近' },
] as const
const WITHIN = [
  { value: 7, label: '近 7 天搜过' },
  { value: 30, label: '近 30 天搜过' },
]

/** What people look for and do not find: the list of what to write next. */
export function SearchMisses() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [handling, setHandling] = useState<SearchMiss | null>(null)
  const { keyword, within, ...rest } = filters
  const body = { ...rest, ...(keyword && { keyword }), ...(within && { within }) }
  const list = useQuery({
    queryKey: [...MISSES, body],
    queryFn: () => api.adminListSearchMisses({ body }),
    placeholderData: keepPreviousData,
  })
  const { act, pending, failure } = useAct(MISSES)
  const change = (part: Partial<Filters>) => setFilters((before) => changeFilters(before, part))
  const handle = async (termKey: string, handled: boolean, note: string) => {
    const done = await act(
      () => api.adminHandleSearchMiss({ body: { termKey, handled, note } }),
      handled ? '已标记处理' : '已重新打开',
    )
    if (done) setHandling(null)
  }
  return (
    <section className="panel list-panel" aria-busy={list.isFetching} aria-labelledby="misses-title">
      <h2 id="misses-title" className="panel-title">
        无结果的搜索
      </h2>
      <search className="list-filters">
        <Segmented<Show>
          aria-label="处理状态"
          options={[...SHOWS]}
          value={filters.show}
          onChange={(show) => change({ show })}
        />
        <SearchField
          className="miss-keyword"
          label="筛选无结果词"
          placeholder="词"
          max={40}
          value={filters.keyword}
          search={(typed) => change({ keyword: typed })}
        />
        <Select<Sort>
          className="miss-sort"
          aria-label="排序"
          options={[...SORTS]}
          value={filters.sort}
          onChange={(sort) => change({ sort })}
        />
        <Select<number>
          className="miss-within"
          aria-label="时间"
          placeholder="全部时间"
          allowClear
          options={WITHIN}
          value={filters.within ?? null}
          onChange={(days) => change({ within: days ?? undefined })}
        />
      </search>
      <ActFailure failure={failure} />
      <PagedTable
        list={list}
        page={filters}
        change={change}
        rowKey="termKey"
        columns={missColumns({ handle: setHandling, reopen: ({ termKey }) => void handle(termKey, false, '') })}
        empty={<StatusPage title="暂无数据" detail="没有符合条件的搜索词" />}
        words={(total) => `共 ${total} 个词`}
      />
      {handling !== null && (
        <HandleDialog
          wording={handling.wording}
          pending={pending}
          close={() => setHandling(null)}
          handle={(note) => void handle(handling.termKey, true, note)}
        />
      )}
    </section>
  )
}
