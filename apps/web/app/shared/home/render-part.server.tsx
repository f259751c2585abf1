import { LinkProvider } from '@kms/ui/LinkProvider'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { RequestScope } from '../../shell/request-scope.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'

/** Markup without hydration: links know the base path, components know the reader, and nothing else is alive in it. */
export function renderPart(
  part: ReactElement | null,
  url: URL,
  { site, viewer }: Pick<RequestScope, 'site' | 'viewer'>,
) {
  const routes = [{ id: 'root', path: '*', element: <LinkProvider value={RouterLink}>{part}</LinkProvider> }]
  const { dataRoutes } = createStaticHandler(routes, { basename: '/kms' })
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: '',
    state: null,
    key: 'default',
  }
  const matches = dataRoutes.map((route) => ({ params: {}, pathname: url.pathname, pathnameBase: '/', route }))
  const context = {
    basename: '/kms',
    location,
    matches,
    _match: () => matches,
    loaderData: { root: { site, viewer } },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  const router = createStaticRouter(dataRoutes, context)
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}
