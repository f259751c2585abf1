import { endpoints } from '@kms/contract'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pageTable } from '@kms/features/pages/page-table'
import { expect, it } from 'vitest'
import routes from '../../apps/web/app/routes.ts'
import { floor, specifiedEndpoints, specifiedPages } from './specification.ts'

/** Prints how much of a list exists and what is missing, and holds the number against the floor. */
function report(name: 'endpoints' | 'pages', specified: readonly string[], existing: ReadonlySet<string>) {
  const missing = specified.filter((item) => !existing.has(item))
  const count = specified.length - missing.length
  console.log(
    `${name} ${count}/${specified.length}${missing.length ? `\nmissing ${name}:\n  ${missing.join('\n  ')}` : ''}`,
  )
  expect(count, `${name} fell below the committed floor`).toBeGreaterThanOrEqual(floor[name])
  expect(count, `${name}: raise packages/contract/spec/floor.json to ${count}`).toBeLessThanOrEqual(floor[name])
}

it('has the endpoints of the specification, and never fewer than before', () => {
  expect(specifiedEndpoints).toHaveLength(147)
  const existing = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))
  report('endpoints', specifiedEndpoints, existing)
})

it('has the pages of the specification, and never fewer than before', () => {
  expect(specifiedPages).toHaveLength(74)
  report('pages', specifiedPages, new Set(pathsOf(routes)))
})

it('says which pages are rooms without their content yet', () => {
  const later = pageTable.filter((page) => page.later).map(({ path }) => path)
  console.log(`content to come on ${later.length} of ${pageTable.length} pages:\n  ${later.join('\n  ')}`)
  expect(pageTable.map(({ path }) => path).sort()).toEqual([...specifiedPages].sort())
})

/** What the product promises and the specification has no call for. Each needs a reason. */
const BEYOND = [
  // Switches of what members are told, and one press for all of a full drawer.
  'GET /api/f/messageRecord/settings',
  'PUT /api/f/messageRecord/settings',
  'PUT /api/f/messageRecord/readAll',
  // The bell changes by itself.
  'GET /api/f/messageRecord/stream',
  // The link at the end of a mail, and the button of a mail program.
  'GET /api/f/messageRecord/unsubscribe',
  'POST /api/f/messageRecord/unsubscribe',
]

/** Whole capabilities beyond the specification, each below a path of its own (docs/decisions 0075, 0076). */
const OWN_PATHS = ['/api/admin/', '/api/f/routing/', '/api/f/privacy/']

it('adds no call outside the specification except under paths of our own and those with a reason', () => {
  const known = new Set([...specifiedEndpoints, ...BEYOND])
  const extra = Object.values(endpoints).filter(({ method, path }) => !known.has(`${method} ${path}`))
  expect(extra.filter(({ path }) => !OWN_PATHS.some((own) => path.startsWith(own)))).toEqual([])
})

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    return [path.replace(/:(\w+)\??/g, '{$1}'), ...pathsOf(entry.children ?? [], path)]
  })
}
