/** How long the code of likely next pages may wait for an idle moment. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000
/** Kinds of pages, not links: a list of twenty questions needs the code of one page. */
export const MAX_PREFETCHED_PAGES = 4

type Connection = { effectiveType?: string; saveData?: boolean } | undefined

/** Not over a slow or metered connection. */
export const mayPrefetch = (connection: Connection) =>
  connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g')

/** The part of the router's table of routes that matters here. */
export type RouteCode = { path?: string; module: string; imports?: readonly string[] }

/** The files of the pages behind these links, nearest link first; what is no page of ours is left out. */
export function codeBehind(
  links: readonly string[],
  routes: readonly RouteCode[],
  matches: (pattern: string, path: string) => boolean,
): string[] {
  const pages = new Set<RouteCode>()
  for (const link of links) {
    if (pages.size >= MAX_PREFETCHED_PAGES) break
    const page = routes.find(({ path }) => path !== undefined && !path.includes('*') && matches(path, link))
    if (page) pages.add(page)
  }
  return [...new Set([...pages].flatMap(({ module, imports = [] }) => [module, ...imports]))]
}
