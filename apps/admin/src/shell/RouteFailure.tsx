import { Button } from 'antd'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { StatusPage } from './StatusPage.tsx'

/** A page that threw, or whose code could not be loaded (e.g. after a new release). */
export function RouteFailure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <StatusPage title="页面不存在">
        <Link to="/">返回首页</Link>
      </StatusPage>
    )
  }
  return (
    <StatusPage title="页面出错" detail="刷新后仍然出错，请联系管理员">
      <Button onClick={() => location.reload()}>刷新</Button>
    </StatusPage>
  )
}
