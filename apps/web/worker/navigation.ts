import { copyOf, keepCopy } from './page-copies.ts'

/** Documents of the two sites; neither the API's addresses nor the console. */
export const isPage = ({ pathname }: URL) => /^\/kms\/(pc|mobile)\//.test(pathname)

/** The network's answer as it is. Only when there is none: the copy of a page read before, or the offline page. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    const response = preloaded ?? (await fetch(event.request))
    event.waitUntil(keepCopy(event.request.url, response.clone()).catch(() => undefined))
    return response
  } catch {
    const copy = await copyOf(event.request.url).catch(() => undefined)
    return copy ?? offlinePage()
  }
}

const offlinePage = () =>
  new Response(OFFLINE_PAGE.html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE_PAGE.policy },
  })
