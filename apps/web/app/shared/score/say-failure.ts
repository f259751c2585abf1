import { ApiError } from '@kms/api-client'
import { showToast } from '@kms/features/toast/toast-store'
import { scoreCopy } from '@kms/ui/copy/score.copy'

/** A refusal has words of its own; no connection has ours. */
export const sayFailure = (error: unknown) =>
  showToast(error instanceof ApiError && error.status === 409 ? error.message : scoreCopy.failed, { kind: 'warning' })
