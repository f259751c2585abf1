import { COPIES_PREFIX, KEPT_AT_HEADER, TITLE_HEADER } from './copy-headers.ts'
import { asCopy, stylesOf, titleOf } from './as-copy.ts'

const CACHE = `${COPIES_PREFIX}${VERSION}`
const MOST_COPIES = 20
const COPY_DAYS = 7
const STYLE = /\/kms\/assets\/.*\.css$/

/** The server says of each page whether it is everybody's. Members' pages never are, so none of them is ever kept. */
const isEverybodys = ({ status, redirected, headers }: Response) =>
  status === 200 &&
  !redirected &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
  (headers.get('content-type') ?? '').startsWith('text/html')

/** Takes a page that somebody reads just now into the copies, with its styles. */
export async function keepCopy(url: string, response: Response) {
  if (!isEverybodys(response)) return
  const html = await response.text()
  const copies = await caches.open(CACHE)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': response.headers.get('content-security-policy') ?? "default-src 'self'",
    [KEPT_AT_HEADER]: String(Date.now()),
    [TITLE_HEADER]: encodeURIComponent(titleOf(html)),
  }
  // Taken out first: the newest is the last.
  await copies.delete(url)
  await copies.put(url, new Response(html, { headers }))
  for (const style of stylesOf(html)) if (!(await copies.match(style))) await copies.add(style)
  await dropOldest(copies)
}

async function dropOldest(copies: Cache) {
  const pages = (await copies.keys()).filter(({ url }) => !STYLE.test(url))
  const tooMany = pages.slice(0, Math.max(0, pages.length - MOST_COPIES))
  await Promise.all(tooMany.map((page) => copies.delete(page)))
}

export async function copyOf(url: string): Promise<Response | undefined> {
  const kept = await (await caches.open(CACHE)).match(url)
  const keptAt = Number(kept?.headers.get(KEPT_AT_HEADER))
  if (!kept || Date.now() - keptAt > COPY_DAYS * 24 * 3600 * 1000) return undefined
  return new Response(asCopy(await kept.text(), new Date(keptAt)), { headers: kept.headers })
}

/** Hashed files never change. */
export async function styleCopy(request: Request): Promise<Response> {
  const kept = STYLE.test(request.url) ? await caches.match(request.url).catch(() => undefined) : undefined
  return kept ?? fetch(request)
}

/** Those of another version of this worker. */
export async function dropOldCopies() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(COPIES_PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
