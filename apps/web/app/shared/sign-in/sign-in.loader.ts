import { ownPath, routerPath } from '@kms/features/session/own-path'
import { redirect, type RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** Where to go on to after signing in: what the address names if it is ours, else home. */
export function returnAddress({ url, context }: Args) {
  return ownPath(url.searchParams.get('returnTo')) ?? `/kms/${context.get(requestScope).device}/home`
}

/** Who is signed in already and wanted to go on, goes on. `failed` names why the way to the provider ended here. */
export function signInLoader(args: Args) {
  const returnTo = returnAddress(args)
  const { viewer } = args.context.get(requestScope)
  if (viewer && ownPath(args.url.searchParams.get('returnTo')) !== undefined) throw redirect(routerPath(returnTo))
  return { returnTo, failed: args.url.searchParams.get('failed') }
}
