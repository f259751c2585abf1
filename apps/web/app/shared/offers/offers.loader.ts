import { withRequestId } from '@kms/features/http/page-errors'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

/** The caller's own: no tags, so never kept. */
export function offersLoader({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }) {
  const { api, requestId } = context.get(requestScope)
  const show = new URL(request.url).searchParams.get('show') === 'done' ? 'done' : 'open'
  const load = async () => {
    const [list, setting] = await Promise.all([api.listOffers({ query: { show } }), api.getExpertSetting({})])
    return { show, list, setting } as const
  }
  return withRequestId(requestId, load())
}
export type OffersData = Awaited<ReturnType<typeof offersLoader>>
