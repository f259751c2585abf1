import { loadNotices, type NoticesData } from '@kms/features/home/load-notices'
import { withRequestId } from '@kms/features/http/page-errors'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** Shared by both sites. In a document the text travels as markup only. */
export async function noticeLoader({ url, context }: Args): Promise<NoticesData> {
  const { api, tags, articleBodies, requestId } = context.get(requestScope)
  tags.add('home')
  const { html, ...page } = await withRequestId(requestId, loadNotices(api, url))
  if (!articleBodies) return { ...page, html }
  articleBodies.set(`notice-${page.chosenId}`, html)
  return { ...page, html: undefined }
}
