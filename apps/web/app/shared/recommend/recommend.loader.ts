import { withRequestId } from '@kms/features/http/page-errors'
import { loadFirstChoice } from '@kms/features/sections/load-first-choice'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

/** Nobody else's: no tags, so never kept. */
export function recommendLoader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { api, requestId } = context.get(requestScope)
  return withRequestId(requestId, loadFirstChoice(api))
}
