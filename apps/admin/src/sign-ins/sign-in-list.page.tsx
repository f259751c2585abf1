import { SIGN_IN_COUNT_LIMIT } from '@kms/contract/admin-sign-ins'
import { Button } from 'antd'
import { PagedTable } from '../list/PagedTable.tsx'
import '../list/list.css'
import { StatusPage } from '../shell/StatusPage.tsx'
import { signInColumns } from './sign-in-columns.tsx'
import { isFiltered, NO_FILTERS } from './sign-in-list-address.ts'
import { SignInFilterBar } from './SignInFilterBar.tsx'
import './sign-ins.css'
import { useSignInList } from './use-sign-in-list.ts'

export function Component() {
  const { filters, list, change, ofPerson } = useSignInList()
  return (
    <>
      <title>登录记录 - 施知道 运营台</title>
      <div className="page-head">
        <h1>登录记录</h1>
        <p className="page-note">谁在何时从哪里登录、被拒绝或退出；记录只增不改</p>
      </div>
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <SignInFilterBar
          filters={filters}
          change={change}
          refresh={() => void list.refetch()}
          refreshing={list.isRefetching}
        />
        <PagedTable
          list={list}
          page={filters}
          change={change}
          rowKey="id"
          columns={signInColumns(ofPerson)}
          empty={
            <EmptyLog
              past={filters.current > 1}
              filtered={isFiltered(filters)}
              goToFirst={() => change({ current: 1 })}
              clear={() => change(NO_FILTERS)}
            />
          }
          words={countWords}
        />
      </section>
    </>
  )
}

const countWords = (total: number) => {
  const number = total.toLocaleString('zh-CN')
  return total < SIGN_IN_COUNT_LIMIT ? `共 ${number} 条` : `最近 ${number} 条，更早的请用筛选查找`
}

type EmptyProps = { past: boolean; filtered: boolean; goToFirst: () => void; clear: () => void }

function EmptyLog({ past, filtered, goToFirst, clear }: EmptyProps) {
  if (past) {
    return (
      <StatusPage title="这一页没有内容">
        <Button onClick={goToFirst}>回到第一页</Button>
      </StatusPage>
    )
  }
  if (filtered) {
    return (
      <StatusPage title="暂无数据" detail="没有符合筛选条件的登录记录">
        <Button onClick={clear}>清空筛选</Button>
      </StatusPage>
    )
  }
  return <StatusPage title="暂无数据" detail="还没有人登录过" />
}
