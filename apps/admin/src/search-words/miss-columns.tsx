import type { SearchMiss } from '@kms/contract/admin-search'
import { Button, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'

type Acts = { handle: (miss: SearchMiss) => void; reopen: (miss: SearchMiss) => void }

export const missColumns = ({ handle, reopen }: Acts): TableColumnsType<SearchMiss> => [
  { title: '搜索词', dataIndex: 'wording', ellipsis: true },
  {
    title: '次数',
    key: 'times',
    width: 128,
    align: 'right',
    render: (_, { times, handled }) =>
      handled && handled.timesSince > 0 ? `${times}（处理后又 ${handled.timesSince}）` : times,
  },
  { title: '最近', dataIndex: 'lastAt', width: 136, render: (at: string) => dayjs(at).format('YYYY-MM-DD HH:mm') },
  {
    title: '处理',
    key: 'handled',
    width: 260,
    ellipsis: true,
    render: (_, { handled }) =>
      handled === null ? <span className="muted-cell">—</span> : `${handled.by}：${handled.note || '已处理'}`,
  },
  {
    title: <span className="sr-only">操作</span>,
    key: 'acts',
    width: 244,
    render: (_, miss) => (
      <span className="row-acts">
        {miss.handled === null ? (
          <>
            <Link to={`/synonyms?add=${encodeURIComponent(miss.wording)}`}>设同义词</Link>
            <Link to={`/faq/new?title=${encodeURIComponent(miss.wording)}`}>写 FAQ</Link>
            <Button type="link" size="small" aria-label={`处理 ${miss.wording}`} onClick={() => handle(miss)}>
              标记已处理
            </Button>
          </>
        ) : (
          <Button type="link" size="small" aria-label={`重新打开 ${miss.wording}`} onClick={() => reopen(miss)}>
            重新打开
          </Button>
        )}
      </span>
    ),
  },
]
