import type { AdminFaqRow } from '@kms/contract/admin-faq'
import type { TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'
import { ReviewDate } from '../ReviewDate.tsx'
import { StatusBadges } from '../StatusBadges.tsx'

/** `from` is the list's own address: the editor leads back to exactly this list. */
export const listColumns = (from: string): TableColumnsType<AdminFaqRow> => [
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    render: (title: string, row) => (
      <Link to={`/faq/${row.id}`} state={{ from }} title={title}>
        {title}
      </Link>
    ),
  },
  { title: '板块', dataIndex: ['section', 'name'], width: 136, ellipsis: true },
  { title: '状态', key: 'status', width: 156, render: (_, row) => <StatusBadges {...row} /> },
  { title: '复核日期', key: 'review', width: 184, render: (_, row) => <ReviewDate {...row} /> },
  {
    title: '浏览',
    dataIndex: 'viewCount',
    width: 84,
    align: 'right',
    render: (count: number) => count.toLocaleString('zh-CN'),
  },
  {
    title: '最近编辑',
    key: 'edited',
    width: 212,
    ellipsis: true,
    render: (_, row) => (
      <>
        <time dateTime={row.updatedAt}>{dayjs(row.updatedAt).format('YYYY-MM-DD HH:mm')}</time>
        <span className="list-editor">{row.editorName}</span>
      </>
    ),
  },
]
