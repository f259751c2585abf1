import { ownDevicePath } from '@kms/features/device/own-device-path'
import { redirect, type MiddlewareFunction } from 'react-router'
import { BASE, pathBelowBase } from './base-path.ts'
import { requestScope } from './request-scope.ts'

/**
 * Documents and client navigations alike: every page has a loader, so every navigation passes here. A middleware's redirect
 * is not prefixed with the basename, so it is written out; on data requests the router takes it off again.
 */
export const deviceMiddleware: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const target = ownDevicePath(pathBelowBase(url), context.get(requestScope).device)
  if (target !== undefined) throw redirect(BASE + target + url.search, { headers: { Vary: 'User-Agent' } })
  return next()
}
