import { orErrorPage, withRequestId } from '@kms/features/http/page-errors'
import { pageCopy } from '@kms/ui/copy/pages.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

/** The sections to choose from; the piece itself is read in the browser, which may have a newer one. */
export async function authoringLoader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { api, requestId } = context.get(requestScope)
  return { tree: await withRequestId(requestId, orErrorPage(api.getSectionTree({}))) }
}

export const authoringMeta = (name: string) => [
  { title: `${pageCopy(name)?.title ?? ''} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
]
