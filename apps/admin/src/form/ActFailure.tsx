import type { ApiError } from '@kms/api-client'
import { Alert, Button } from 'antd'
import { describeFailure } from '../session/describe-failure.ts'

type Props = {
  failure: ApiError | null
  /** Takes over what the server holds now; offered when somebody else was faster. */
  reload?: () => void
}

/** What was not done, said where it was asked for. Errors of fields stand at the fields. */
export function ActFailure({ failure, reload }: Props) {
  if (failure === null) return null
  const isConflict = failure.status === 409 && reload !== undefined
  return (
    <Alert
      className="act-failure"
      type={isConflict ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={describeFailure(failure)}
      description={failure.requestId && `请求编号 ${failure.requestId}`}
      action={isConflict ? <Button onClick={reload}>载入最新内容</Button> : undefined}
    />
  )
}
