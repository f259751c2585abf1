import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { codeBehind, MAX_PREFETCHED_PAGES, mayPrefetch, PREFETCH_IDLE_TIMEOUT_MS } from './idle-prefetch.ts'

const routes = [
  { module: 'layout.js' },
  { path: 'pc/home', module: 'home.js', imports: ['shared.js', 'list.js'] },
  { path: 'pc/detail/faq/:id', module: 'faq.js', imports: ['shared.js'] },
  { path: 'pc/*', module: 'not-found.js' },
]
const behind = (...links: string[]) => codeBehind(links, routes, (pattern, path) => matchPath(pattern, path) !== null)

it('waits two seconds at most for an idle moment', () => {
  expect(PREFETCH_IDLE_TIMEOUT_MS).toBe(2000)
})

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('connection %j: %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed)
})

it('finds the code of each kind of page once', () => {
  expect(behind('/pc/detail/faq/1', '/pc/detail/faq/2', '/pc/home')).toEqual([
    'faq.js',
    'shared.js',
    'home.js',
    'list.js',
  ])
})

it('knows nothing of what is no page', () => {
  expect(behind('/pc/nowhere', '/elsewhere')).toEqual([])
})

it('stops at a handful of pages', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ path: `p${n}`, module: `${n}.js` }))
  const links = many.map(({ path }) => `/${path}`)
  expect(codeBehind(links, many, (pattern, path) => `/${pattern}` === path)).toHaveLength(MAX_PREFETCHED_PAGES)
})
