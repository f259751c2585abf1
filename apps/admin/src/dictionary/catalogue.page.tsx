import type { CatalogueRow, CatalogueStatus } from '@kms/contract/admin-dictionary'
import { Button, Select, type TableColumnsType } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import '../form/form.css'
import { PagedTable } from '../list/PagedTable.tsx'
import { SearchField } from '../list/SearchField.tsx'
import '../list/list.css'
import { useChosenList } from '../list/use-chosen-list.ts'
import { api } from '../session/api.ts'
import { StatusPage } from '../shell/StatusPage.tsx'
import { CATALOGUE, CATALOGUE_STATES } from './catalogue-words.ts'
import { CatalogueDrawer } from './CatalogueDrawer.tsx'
import './dictionary.css'

const STATES = Object.entries(CATALOGUE_STATES).map(([value, label]) => ({ value: value as CatalogueStatus, label }))

const columns = (open: (row: CatalogueRow) => void): TableColumnsType<CatalogueRow> => [
  {
    title: '型号',
    dataIndex: 'code',
    width: 176,
    render: (code: string, row) => (
      <Button type="link" size="small" className="mono" onClick={() => open(row)}>
        {code}
      </Button>
    ),
  },
  { title: '说明', dataIndex: 'description', ellipsis: true },
  { title: '系列', dataIndex: 'series', width: 136, ellipsis: true },
  { title: '状态', dataIndex: 'status', width: 88, render: (status: CatalogueStatus) => CATALOGUE_STATES[status] },
  {
    title: '替代为',
    dataIndex: 'successor',
    width: 152,
    render: (code: string | null) => <span className="mono">{code}</span>,
  },
  {
    title: '替代了',
    dataIndex: 'predecessors',
    width: 176,
    ellipsis: true,
    render: (codes: string[]) => <span className="mono">{codes.join('、')}</span>,
  },
]

export function Component() {
  const [open, setOpen] = useState<{ item: CatalogueRow | null } | null>(null)
  const { filters, list, change } = useChosenList({
    queryKey: CATALOGUE,
    name: 'status',
    choices: CATALOGUE_STATES,
    maxKeyword: 60,
    load: (body) => api.adminListCatalogue({ body }),
  })
  return (
    <>
      <title>型号词典 - 施知道 运营台</title>
      <div className="page-head">
        <h1>型号词典</h1>
        <p className="page-note">搜索认得的型号、它们的说明和替代关系；保存后立即生效</p>
        <Button
          type="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen({ item: null })}
        >
          新建型号
        </Button>
      </div>
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <search className="list-filters">
          <SearchField
            className="dictionary-keyword"
            label="按型号或说明筛选"
            placeholder="型号开头、系列或说明"
            max={60}
            value={filters.keyword}
            search={(typed) => change({ keyword: typed })}
          />
          <Select<CatalogueStatus>
            className="dictionary-kind"
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
          rowKey="code"
          columns={columns((item) => setOpen({ item }))}
          empty={<StatusPage title="暂无数据" detail="没有符合条件的型号" />}
          words={(total) => `共 ${total} 个`}
        />
      </section>
      {open !== null && <CatalogueDrawer key={open.item?.code ?? 'new'} item={open.item} close={() => setOpen(null)} />}
    </>
  )
}
