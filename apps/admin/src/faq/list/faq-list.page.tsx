import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { PagedTable } from '../../list/PagedTable.tsx'
import '../../list/list.css'
import { StatusPage } from '../../shell/StatusPage.tsx'
import '../faq.css'
import { useMayEdit } from '../use-may-edit.ts'
import { isFiltered, NO_FILTERS } from './list-address.ts'
import { listColumns } from './list-columns.tsx'
import { ListFilterBar } from './ListFilterBar.tsx'
import { useFaqList } from './use-faq-list.ts'

export function Component() {
  const { filters, list, change } = useFaqList()
  const from = useLocation().search
  const navigate = useNavigate()
  const mayEdit = useMayEdit()
  const columns = useMemo(() => listColumns(from), [from])

  return (
    <>
      <title>FAQ 管理 - 施知道 运营台</title>
      <div className="page-head">
        <h1>FAQ 管理</h1>
        {mayEdit && (
          <Button
            type="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void navigate('/faq/new', { state: { from } })}
          >
            新建 FAQ
          </Button>
        )}
      </div>
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <ListFilterBar filters={filters} change={change} />
        <PagedTable
          list={list}
          page={filters}
          change={change}
          rowKey="id"
          columns={columns}
          empty={
            <EmptyList
              filtered={isFiltered(filters)}
              past={filters.current > 1}
              mayEdit={mayEdit}
              clear={() => change(NO_FILTERS)}
              goToFirst={() => change({ current: 1 })}
            />
          }
          words={(total) => `共 ${total.toLocaleString('zh-CN')} 篇`}
        />
      </section>
    </>
  )
}

type EmptyProps = { filtered: boolean; past: boolean; mayEdit: boolean; clear: () => void; goToFirst: () => void }

function EmptyList({ filtered, past, mayEdit, clear, goToFirst }: EmptyProps) {
  if (past) {
    return (
      <StatusPage title="这一页没有内容" detail="可能有 FAQ 已被撤回或改了板块">
        <Button onClick={goToFirst}>回到第一页</Button>
      </StatusPage>
    )
  }
  if (filtered) {
    return (
      <StatusPage title="暂无数据" detail="没有符合筛选条件的 FAQ">
        <Button onClick={clear}>清空筛选</Button>
      </StatusPage>
    )
  }
  return (
    <StatusPage title="暂无数据" detail="还没有 FAQ">
      {mayEdit && <Link to="/faq/new">新建 FAQ</Link>}
    </StatusPage>
  )
}
