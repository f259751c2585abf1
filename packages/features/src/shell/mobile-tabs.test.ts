import { expect, it } from 'vitest'
import { pageTable } from '../pages/page-table.ts'
import { activeTab, MOBILE_TABS } from './mobile-tabs.ts'

it.each([
  ['mobile-home', '', 'home'],
  ['mobile-Home', '?sort=hot', 'home'],
  ['mobile-operate-add', '?type=addArticle&flag=true', 'post'],
  ['mobile-operate-add', '?type=addQuestion&flag=true', 'ask'],
  ['mobile-operate-add', '?flag=true&type=addQuestion', 'ask'],
  ['mobile-operate-add', '?type=constructor', undefined],
  ['mobile-operate-add', '', undefined],
  ['mobile-operate-edit', '?type=addQuestion', undefined],
  ['mobile-roundTable-RtList', '', 'roundTable'],
  ['mobile-roundTable-RtDetail', '?id=7', 'roundTable'],
  ['mobile-my-info', '', 'mine'],
  ['mobile-my-message', '', 'mine'],
  ['mobile-my-paopao', '', 'mine'],
  ['mobile-search', '?val=NSX', undefined],
  ['mobile-detail-faq-id', '', undefined],
  ['mobile-not-found', '', undefined],
  [undefined, '', undefined],
])('on %s%s the lit tab is %s', (page, search, tab) => {
  expect(activeTab(page, search)).toBe(tab)
})

it('lights each of the five tabs on the page that it leads to', () => {
  for (const { name, path } of MOBILE_TABS) {
    const [pathname, query = ''] = path.split('?')
    const page = pageTable.find((row) => row.path === pathname)
    expect(activeTab(page?.name, query && `?${query}`), path).toBe(name)
    expect(page?.noTabBar, 'a tab never leads where the bar is hidden').toBe(false)
  }
  expect(MOBILE_TABS.map(({ name }) => name)).toEqual(['home', 'post', 'ask', 'roundTable', 'mine'])
})
