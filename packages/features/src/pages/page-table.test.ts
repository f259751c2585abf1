import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageByName, pageTable } from './page-table.ts'

const LIST = new URL('../../../contract/spec/pages.tsv', import.meta.url)

/** path, visitor, tab bar, support button; the last two on mobile pages only. */
const specified = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))

const shown = (hidden: boolean | undefined) => (hidden ? 'hidden' : 'shown')

it("has the specification's pages, all of them and no others", () => {
  expect(pageTable.map(({ path }) => path)).toEqual(specified.map(([path]) => path))
  expect(pageTable).toHaveLength(74)
})

it.each(specified)('lets in on %s whom the specification lets in: %s', (path, visitor) => {
  expect(pageTable.find((page) => page.path === path)?.visitor).toBe(visitor)
})

it.each(specified.filter(([path]) => path?.startsWith('/mobile')))(
  'on %s (%s) the tab bar is %s, the support button %s',
  (path, _visitor, tabBar, support) => {
    const row = pageTable.find((page) => page.path === path)
    expect([shown(row?.noTabBar), shown(row?.noSupport)]).toEqual([tabBar, support])
  },
)

it.each([
  ['pc-home', '/pc/home'],
  ['mobile-import', '/mobile/import'],
  ['pc-detail-question-id', '/pc/detail/question/{id}'],
  ['mobile-detail-applet-id', '/mobile/detail/applet/{id}'],
  ['mobile-iam-login-callback', '/mobile/iam/login/callback'],
  ['mobile-operate-add', '/mobile/operate/add'],
  ['mobile-roundTable-RtDetail', '/mobile/roundTable/RtDetail'],
  ['mobile-my-info', '/mobile/my/info'],
])("knows %s by the guards' name", (name, path) => {
  expect(pageByName(name)?.path).toBe(path)
})

it('gives every page a name of its own, and knows no others', () => {
  expect(new Set(pageTable.map(({ name }) => name)).size).toBe(pageTable.length)
  expect(pageByName('mobile-not-found')).toBeUndefined()
  expect(pageByName(undefined)).toBeUndefined()
})
