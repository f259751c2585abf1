import { homePath } from '@kms/features/faq/faq-paths'
import { checksOf, decideAccess, pageByPattern, UnknownMiddleware } from '@kms/features/pages/page-guard'
import type { PageRow } from '@kms/features/pages/page-table'
import { campaignQuery } from '@kms/features/session/campaign'
import { data, redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import { BASE, pathBelowBase } from './base-path.ts'
import { requestScope, type RequestScope } from './request-scope.ts'

/** The answer depends on who asks. */
const PRIVATE = { 'Cache-Control': 'private, no-store' }

type Asked = { page: PageRow | undefined; url: URL; scope: RequestScope }
export type PageCheck = (asked: Asked) => void

/** Visitors stay on the visitors' pages; who has no token at all waits in an empty room until his browser has asked the provider. */
const access: PageCheck = ({ page, url, scope }) => {
  const decision = decideAccess(page, scope.reader)
  if (decision === 'home') {
    throw redirect(BASE + homePath(scope.device) + campaignQuery(url.searchParams), { headers: PRIVATE })
  }
  if (decision !== 'confirm') return
  // Data for a client navigation has no room to wait in: the document is asked for instead.
  if (!scope.forDocument) throw redirectDocument(url.pathname + url.search, { headers: PRIVATE })
  scope.confirming = pathBelowBase(url)
}

/**
 * Who has just signed in for the first time picks what he follows before he sees his home page, once. Whoever came back to
 * something in particular, a post or a text of his own, goes on with that.
 */
const welcome: PageCheck = ({ url, scope }) => {
  if (!scope.forDocument || scope.reader !== 'member' || !scope.cookies.isNewcomer) return
  scope.newcomerLed = true
  const to = `${BASE}/${scope.device}/recommend${campaignQuery(url.searchParams)}`
  throw redirect(to, { headers: PRIVATE })
}

/** What the page shows depends on the data-centre cookie, which the browser has judged first: never a page to keep. */
const applet: PageCheck = ({ scope }) => scope.tags.clear()

/** The named checks that a page of the table may ask for. */
const registry: Readonly<Record<string, PageCheck>> = { access, applet, welcome }

/** Documents and client navigations alike: every page has a loader, so every navigation passes here. */
export const guardMiddleware: MiddlewareFunction<Response> = ({ url, pattern, context }, next) => {
  const scope = context.get(requestScope)
  const page = pageByPattern(pattern)
  for (const check of namedChecks(page)) check({ page, url, scope })
  return next()
}

function namedChecks(page: PageRow | undefined): PageCheck[] {
  try {
    return checksOf(page, registry)
  } catch (error) {
    if (error instanceof UnknownMiddleware) throw data({ message: error.message }, { status: 500 })
    throw error
  }
}
