import type { SearchDay } from '@kms/contract/admin-search'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import '../form/form.css'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import '../list/list.css'
import { api } from '../session/api.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { share, sumOf } from './figures.ts'
import { SearchMisses } from './SearchMisses.tsx'
import './search-words.css'

const SPANS = [
  { value: 7, label: '7 天' },
  { value: 14, label: '14 天' },
  { value: 30, label: '30 天' },
  { value: 90, label: '90 天' },
]

const COLUMNS: TableColumnsType<SearchDay> = [
  { title: '日期', dataIndex: 'day' },
  { title: '搜索', dataIndex: 'searches', align: 'right' },
  { title: '无结果', dataIndex: 'misses', align: 'right' },
  { title: '无结果率', key: 'missShare', align: 'right', render: (_, day) => share(day.misses, day.searches) },
  { title: '点开率', key: 'clickShare', align: 'right', render: (_, day) => share(day.clicked, day.searches) },
  {
    title: '平均点开位置',
    dataIndex: 'meanPosition',
    align: 'right',
    render: (position: number | null) => position?.toFixed(2) ?? '—',
  },
]

export function Component() {
  const [days, setDays] = useState(14)
  const figures = useQuery({
    queryKey: ['search-insight', days],
    queryFn: () => api.adminGetSearchInsight({ query: { days } }),
  })
  return (
    <>
      <title>搜索洞察 - 施知道 运营台</title>
      <div className="page-head">
        <h1>搜索洞察</h1>
        <p className="page-note">每十分钟更新；只数次数，不记谁搜的</p>
        <Segmented<number> aria-label="时间范围" options={SPANS} value={days} onChange={setDays} />
      </div>
      <section className="panel list-panel" aria-busy={figures.isFetching}>
        {figures.isPending ? (
          <ListSkeleton rows={7} />
        ) : figures.isError ? (
          <QueryFailure error={figures.error} retry={figures.refetch} />
        ) : (
          <>
            <Bars days={figures.data} />
            <Table
              size="small"
              rowKey="day"
              columns={COLUMNS}
              dataSource={figures.data}
              pagination={figures.data.length > 14 ? { pageSize: 14, showSizeChanger: false } : false}
            />
          </>
        )}
      </section>
      <SearchMisses />
    </>
  )
}

/** The same figures as a picture; the table below says them in words. */
function Bars({ days }: { days: readonly SearchDay[] }) {
  const most = Math.max(1, ...days.map(({ searches }) => searches))
  const { searches, misses, clicked } = sumOf(days)
  return (
    <>
      <div className="insight-bars" aria-hidden>
        {days.toReversed().map((day) => (
          <span key={day.day} title={`${day.day} 搜索 ${day.searches}，无结果 ${day.misses}`}>
            <i style={{ height: `${((day.searches - day.misses) / most) * 100}%` }} />
            <i className="miss" style={{ height: `${(day.misses / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className="insight-legend">
        <span>
          <i />共 {searches.toLocaleString('zh-CN')} 次搜索
        </span>
        <span>
          <i className="miss" />
          无结果率 {share(misses, searches)}
        </span>
        <span>点开率 {share(clicked, searches)}</span>
      </p>
    </>
  )
}
