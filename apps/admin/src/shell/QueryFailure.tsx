import { Button } from 'antd'
import { Link } from 'react-router'
import { describeFailure, requestIdOf, statusOf } from '../session/describe-failure.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { StatusPage } from './StatusPage.tsx'

/** The one place that says what a page shows when its content did not arrive. */
export function QueryFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  const requestId = requestIdOf(error)
  switch (statusOf(error)) {
    case 403:
      return <ForbiddenPage requestId={requestId} />
    case 404:
      return (
        <StatusPage title="请求的资源不存在" requestId={requestId}>
          <Link to="/">返回首页</Link>
        </StatusPage>
      )
    default:
      return (
        <StatusPage title="内容没有加载出来" detail={describeFailure(error)} requestId={requestId}>
          <Button onClick={() => void retry()}>重试</Button>
        </StatusPage>
      )
  }
}
