import { Link } from 'react-router'
import { StatusPage } from './StatusPage.tsx'

export function ForbiddenPage({ requestId }: { requestId?: string | undefined }) {
  return (
    <StatusPage title="没有权限" detail="您没有访问该页面的权限" requestId={requestId}>
      <title>没有权限 - 施知道 运营台</title>
      <Link to="/">返回首页</Link>
    </StatusPage>
  )
}
