import type { Api } from '@kms/api-client'
import { loadLibrary } from '@kms/features/faq/load-library'
import { withRequestId } from '@kms/features/http/page-errors'
import { loadSearch, loadSearchAndBeside } from '@kms/features/search/load-search'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** What a list is made from. */
const LIST_TAGS = ['faq-list', 'taxonomy']

function load<T>({ url, context }: Args, page: (api: Api, url: URL) => Promise<T>, tags: readonly string[]) {
  const scope = context.get(requestScope)
  for (const tag of tags) scope.tags.add(tag)
  return withRequestId(scope.requestId, page(scope.api, url))
}

/** Shared by both sites. */
export const libraryLoader = (args: Args) => load(args, loadLibrary, LIST_TAGS)

/** No tags, so never kept: the index follows a publication by a moment, and keywords hardly repeat. */
export const pcSearchLoader = (args: Args) => {
  const isMember = args.context.get(requestScope).viewer !== null
  return load(args, (api, url) => loadSearchAndBeside(api, url, isMember), [])
}
export const mobileSearchLoader = (args: Args) => load(args, loadSearch, [])
