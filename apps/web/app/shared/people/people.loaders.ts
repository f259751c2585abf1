import { withRequestId } from '@kms/features/http/page-errors'
import { loadBigshots, loadOtherBigshots } from '@kms/features/people/load-bigshots'
import { loadBigshotProfile, loadMine, loadMyProfile, loadOtherProfile } from '@kms/features/people/load-profile'
import { loadSettings } from '@kms/features/people/load-settings'
import type { ProfileTab } from '@kms/features/people/people-paths'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

type Context = { context: Readonly<RouterContextProvider> }
type Args = Context & { url: URL }

/** Each reader's own: no tags, so never kept. */
function asked({ url, context }: Args) {
  const { api, requestId, viewer } = context.get(requestScope)
  return { api, requestId, who: { url, viewerId: viewer?.id ?? '0' } }
}

export function mineLoader(args: Args) {
  const { api, requestId, who } = asked(args)
  return withRequestId(requestId, loadMine(api, who))
}

export function myProfileLoader(args: Args, first: ProfileTab) {
  const { api, requestId, who } = asked(args)
  return withRequestId(requestId, loadMyProfile(api, who, first))
}

export function otherProfileLoader(args: Args, first: ProfileTab) {
  const { api, requestId, who } = asked(args)
  return withRequestId(requestId, loadOtherProfile(api, who, first))
}

export function bigshotProfileLoader(args: Args, first: ProfileTab) {
  const { api, requestId, who } = asked(args)
  return withRequestId(requestId, loadBigshotProfile(api, who, first))
}

export function bigshotsLoader({ context }: Context) {
  const { api, requestId } = context.get(requestScope)
  return withRequestId(requestId, loadBigshots(api))
}

export function otherBigshotsLoader({ context }: Context) {
  const { api, requestId } = context.get(requestScope)
  return withRequestId(requestId, loadOtherBigshots(api))
}

export function settingsLoader({ context }: Context) {
  const { api, requestId, viewer } = context.get(requestScope)
  return withRequestId(requestId, loadSettings(api, viewer?.id ?? '0'))
}
