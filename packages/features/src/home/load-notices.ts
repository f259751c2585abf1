import type { Api } from '@kms/api-client'
import { notFound, optionalId, orErrorPage } from '../http/page-errors.ts'

/** All notices that are shown now, and the one that the address names, else the first. Its text is given apart. */
export async function loadNotices(api: Api, url: URL) {
  const id = optionalId(url.searchParams.get('id'))
  const board = await orErrorPage(api.getHomeBoard({ params: { x: 'pc' }, query: { notices: 'full' } }))
  const chosen = id === undefined ? board.notices[0] : board.notices.find((notice) => notice.id === id)
  if (id !== undefined && !chosen) throw notFound()
  return {
    notices: board.notices.map(({ content: _, ...notice }) => notice),
    chosenId: chosen?.id,
    html: chosen?.content ?? '',
  }
}
export type NoticesData = Omit<Awaited<ReturnType<typeof loadNotices>>, 'html'> & { html: string | undefined }
