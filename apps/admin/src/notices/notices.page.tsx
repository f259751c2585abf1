import type { AdminNoticeRow, NoticeState } from '@kms/contract/admin-notices'
import { Button, Select, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import '../faq/preview/preview.css'
import '../form/form.css'
import { SHOWN_STATES, ShownBadge, windowWords } from '../form/shown-state.tsx'
import { PagedTable } from '../list/PagedTable.tsx'
import { SearchField } from '../list/SearchField.tsx'
import '../list/list.css'
import { StatusPage } from '../shell/StatusPage.tsx'
import { NoticeDrawer } from './NoticeDrawer.tsx'
import './notices.css'
import { useNotices } from './use-notices.ts'

const STATES = Object.entries(SHOWN_STATES).map(([value, { label }]) => ({ value: value as NoticeState, label }))

const columns = (open: (id: string) => void): TableColumnsType<AdminNoticeRow> => [
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    render: (title: string, row) => (
      <Button type="link" size="small" onClick={() => open(row.id)}>
        {title}
      </Button>
    ),
  },
  { title: '置顶', key: 'pinned', width: 72, render: (_, row) => (row.isPinned ? '置顶' : '') },
  { title: '展示时间', key: 'window', width: 232, render: (_, row) => windowWords(row.publishedAt, row.endsAt) },
  { title: '状态', key: 'state', width: 88, render: (_, row) => <ShownBadge state={row.state} /> },
  { title: '通知会员', key: 'told', width: 96, render: (_, row) => (row.toldAt ? '已通知' : '—') },
  {
    title: '最近编辑',
    key: 'updated',
    width: 160,
    render: (_, row) => dayjs(row.updatedAt).format('YYYY-MM-DD HH:mm'),
  },
]

export function Component() {
  const { filters, list, change } = useNotices()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <title>公告 - 施知道 运营台</title>
      <div className="page-head">
        <h1>公告</h1>
        <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen('new')}>
          新建公告
        </Button>
      </div>
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <search className="list-filters">
          <SearchField
            className="notice-keyword"
            label="按标题搜索"
            placeholder="标题"
            max={60}
            value={filters.keyword}
            search={(keyword) => change({ keyword })}
          />
          <Select<NoticeState>
            className="notice-state"
            aria-label="状态"
            placeholder="全部状态"
            allowClear
            options={STATES}
            value={filters.choice ?? null}
            onChange={(choice) => change({ choice: choice ?? undefined })}
          />
        </search>
        <PagedTable
          list={list}
          page={filters}
          change={change}
          rowKey="id"
          columns={columns(setOpen)}
          empty={<StatusPage title="暂无数据" detail="没有符合条件的公告" />}
          words={(total) => `共 ${total} 条`}
        />
      </section>
      {open !== null && <NoticeDrawer key={open} id={open} close={() => setOpen(null)} />}
    </>
  )
}
