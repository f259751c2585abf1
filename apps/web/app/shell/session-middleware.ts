import { ApiError } from '@kms/api-client'
import { redirectDocument, type MiddlewareFunction } from 'react-router'
import { requestScope, type RequestScope } from './request-scope.ts'

const UNAUTHORISED = 401

/**
 * Who is there, before any loader runs: a refused session must not make every call of a page anybody may read fail.
 * Readers without a session cost nothing.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const scope = context.get(requestScope)
  if (scope.cookies.user === undefined) return next()
  await identify(scope)
  // The page in the browser was rendered for a member: everything on it is rendered anew, not only what is navigated to.
  if (scope.sessionRefused && !scope.forDocument) throw redirectDocument(url.pathname + url.search)
  return next()
}

async function identify(scope: RequestScope) {
  try {
    const viewer = await scope.api.getMyInfo({})
    scope.reader = viewer.visitorFlag === 1 ? 'visitor' : 'member'
    scope.viewer = viewer.visitorFlag === 1 ? null : viewer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Away or overloaded is no sign-out: the page shows what it can.
    if (error.status !== UNAUTHORISED) return
    scope.reader = scope.cookies.hasVisitor ? 'visitor' : 'unconfirmed'
    scope.sessionRefused = true
  }
}
