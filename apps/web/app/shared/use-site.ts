import { siteCopy } from '@kms/ui/copy/site.copy'
import type { SiteIdentity } from '@kms/features/shell/page-meta'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The operator's settings; undefined while an error page stands in for the root. */
export const useSite = () => useRouteLoaderData<typeof loader>('root')

type Match = { id: string; loaderData?: unknown } | undefined

/** For `meta` functions, which are given the matches instead of hooks. */
export function siteOf(matches: readonly Match[]): SiteIdentity {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    Awaited<ReturnType<typeof loader>> | undefined
  return { origin: root?.site.origin ?? '', name: siteCopy.name }
}
