import { withRequestId } from '@kms/features/http/page-errors'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

/** The caller's own: no tags, so never kept. */
export function privacyLoader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { api, requestId } = context.get(requestScope)
  return withRequestId(requestId, api.listExports({}))
}
export type PrivacyData = Awaited<ReturnType<typeof privacyLoader>>
