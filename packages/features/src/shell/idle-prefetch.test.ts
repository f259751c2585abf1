import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { codeBehind, mayPrefetch, PREFETCH_IDLE_TIMEOUT_MS } from './idle-prefetch.ts'

const routes = [
  { module: 'layout.js' },
  { path: 'pc/home', module: 'home.js', imports: ['shared.js', 'list.js'] },
  { path: 'pc/detail/faq/:id', module: 'faq.js', imports: ['shared.js'] },
  { path: 'pc/detail/question/:id', module: 'question.js' },
  { path: 'pc/search', module: 'search.js' },
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

it('finds the code of the piece that most links lead to, lists come after', () => {
  expect(behind('/pc/home', '/pc/search', '/pc/home', '/pc/detail/faq/1')).toEqual(['faq.js', 'shared.js'])
  expect(behind('/pc/detail/faq/1', '/pc/detail/question/1', '/pc/detail/question/2')).toEqual(['question.js'])
  expect(behind('/pc/search', '/pc/home', '/pc/home')).toEqual(['home.js', 'shared.js', 'list.js'])
})

it('knows nothing of what is no page', () => {
  expect(behind('/pc/nowhere', '/elsewhere')).toEqual([])
})
