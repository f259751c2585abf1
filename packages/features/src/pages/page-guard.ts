import { pageTable, type PageRow } from './page-table.ts'

/** Who asks for a page, as far as the server knows before anything is loaded. */
export type Reader =
  /** A session that the API confirmed. */
  | 'member'
  /** A session that the API could not be asked about. */
  | 'unknown'
  /** Known to be nobody: he has a visitor's token, or a session that was refused. */
  | 'visitor'
  /** No token at all: the browser has yet to ask the identity provider. */
  | 'unconfirmed'

/** load: go on; home: to the home page of his site; confirm: the shell without content, until the browser knows. */
export type AccessDecision = 'load' | 'home' | 'confirm'

export function decideAccess(page: Pick<PageRow, 'visitor'> | undefined, reader: Reader): AccessDecision {
  if (page?.visitor !== 'no' || reader === 'member' || reader === 'unknown') return 'load'
  return reader === 'visitor' ? 'home' : 'confirm'
}

const asPattern = (path: string) => path.replace(/\{(\w+)\}/, ':$1')
const byPattern = new Map(pageTable.map((page) => [asPattern(page.path), page]))
/** Not in the table: it belongs to a page that is. */
const CHILD_PAGES: Record<string, string> = { '/pc/bigshot/info/other-list': '/pc/bigshot/info' }

/** The page behind a route's pattern (`/pc/detail/faq/:id`); undefined for what is no page of the specification. */
export function pageByPattern(pattern: string): PageRow | undefined {
  const plain = `/${pattern.replace(/^\/|\/$/g, '').replace(/\?$/, '')}`
  return byPattern.get(CHILD_PAGES[plain] ?? plain)
}

/** The page's checks in order: access first, then those it names. A name that nobody knows is the page's own fault. */
export function checksOf<T>(page: PageRow | undefined, registry: Readonly<Record<string, T>>): T[] {
  return ['access', ...(page?.middleware ?? [])].map((name) => {
    const check = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (check === undefined) throw new UnknownMiddleware(name)
    return check
  })
}

export class UnknownMiddleware extends Error {
  constructor(name: string) {
    super(`Unknown middleware ${name}`)
  }
}
