import { useQuery } from '@tanstack/react-query'
import type { ExpertLoad } from '@kms/contract/admin-routing'
import { Table, type TableColumnsType } from 'antd'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { expertsQuery } from './routing-queries.ts'

const columns: TableColumnsType<ExpertLoad> = [
  { title: '专家', key: 'expert', ellipsis: true, render: (_, { expert }) => expert.nickname },
  {
    title: '接单',
    key: 'accepts',
    width: 104,
    render: (_, { accepts, atWork }) => (
      <span className={`badge badge-${accepts && atWork ? 'live' : 'plain'}`}>
        {!accepts ? '不接单' : atWork ? '工作中' : '休息中'}
      </span>
    ),
  },
  { title: '待回应', dataIndex: 'offered', width: 88, align: 'right' },
  { title: '已接下', dataIndex: 'accepted', width: 88, align: 'right' },
  { title: '超时', dataIndex: 'overdue', width: 72, align: 'right' },
  { title: '近 3 日已答', dataIndex: 'answeredLately', width: 112, align: 'right' },
  { title: '近 3 日婉拒', dataIndex: 'declinedLately', width: 112, align: 'right' },
]

/** What each expert has on the table, the busiest first. */
export function ExpertTable() {
  const experts = useQuery(expertsQuery())
  return (
    <section className="panel list-panel" aria-label="专家负载">
      <h2 className="routing-head">专家负载</h2>
      {experts.isPending ? (
        <ListSkeleton rows={5} />
      ) : experts.isError ? (
        <QueryFailure error={experts.error} retry={experts.refetch} />
      ) : (
        <Table
          size="small"
          rowKey={({ expert }) => expert.id}
          columns={columns}
          dataSource={experts.data.records}
          pagination={false}
          tableLayout="fixed"
        />
      )}
    </section>
  )
}
