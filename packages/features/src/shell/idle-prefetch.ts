/** How long the code of likely next pages may wait for an idle moment. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000
type Connection = { effectiveType?: string; saveData?: boolean } | undefined

/** Not over a slow or metered connection. */
export const mayPrefetch = (connection: Connection) =>
  connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g')

/** The part of the router's table of routes that matters here. */
export type RouteCode = { path?: string; module: string; imports?: readonly string[] }

/** One thing to read, rather than a list of them. */
const isPiece = ({ path = '' }: RouteCode) => path.endsWith(':id')

/**
 * The files of one page: the kind of piece that most of these links lead to, or without any the kind of list. The others can
 * wait until somebody opens them; fetching all would cost every reader more than it saves a few.
 */
export function codeBehind(
  links: readonly string[],
  routes: readonly RouteCode[],
  matches: (pattern: string, path: string) => boolean,
): string[] {
  const counts = new Map<RouteCode, number>()
  for (const link of links) {
    const page = routes.find(({ path }) => path !== undefined && !path.includes('*') && matches(path, link))
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  const pages = [...counts].toSorted(([, one], [, other]) => other - one).map(([page]) => page)
  const likeliest = pages.find(isPiece) ?? pages[0]
  return likeliest ? [likeliest.module, ...(likeliest.imports ?? [])] : []
}
