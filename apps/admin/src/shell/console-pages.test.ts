import { expect, it } from 'vitest'
import { CONSOLE_PAGES, firstPageFor, mayOpen, menuFor, type PageName } from './console-pages.ts'

const labels = (roles: string[]) =>
  menuFor(roles).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])

const CONTENT = ['内容', '内容审核', '待回答', 'FAQ 管理', '问题与文章']
const OPERATION = ['运营', '横幅', '公告', '热搜词', '搜索洞察', '同义词', '型号词典', '积分管理']
const SIGN_INS = ['系统', '登录记录']

it.each([
  [['moderator'], [CONTENT]],
  [['operator'], [CONTENT, OPERATION]],
  [['administrator'], [CONTENT, OPERATION, SIGN_INS]],
  [
    ['staff', 'operator', 'administrator'],
    [CONTENT, OPERATION, SIGN_INS],
  ],
  [['customer'], []],
  [['expert', 'partner', 'staff'], []],
  [[], []],
])('the menu of %j', (roles, menu) => {
  expect(labels(roles)).toEqual(menu)
})

it('offers exactly what may be opened', () => {
  for (const role of ['customer', 'moderator', 'operator', 'administrator']) {
    const offered = menuFor([role]).flatMap(({ entries }) => entries.map(({ name }) => name))
    const openable = (Object.keys(CONSOLE_PAGES) as PageName[]).filter((name) => mayOpen([role], name))
    expect(offered.toSorted()).toEqual(openable.toSorted())
  }
})

it('opens at the first entry', () => {
  expect(firstPageFor(['moderator'])).toBe('/review')
  expect(firstPageFor(['customer'])).toBeUndefined()
})
