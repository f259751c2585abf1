import type { PageErrorBody } from '@kms/features/http/page-errors'
import { errorCopy } from '@kms/ui/copy/error.copy'
import { isRouteErrorResponse } from 'react-router'

/** Nobody said which status it is. */
export const DEFAULT_STATUS = 500

/** The generic error page in words: what the failure says itself, else the default. */
export function describeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: DEFAULT_STATUS, title: errorCopy.failed, requestId: undefined }
  // Loaders throw our own body; the router throws plain text.
  const body: Partial<PageErrorBody> = typeof error.data === 'object' && error.data !== null ? error.data : {}
  const fallback = error.status === 429 ? errorCopy.busy : errorCopy.failed
  return { status: error.status, title: body.message || fallback, requestId: body.requestId }
}
