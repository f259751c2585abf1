export type TabName = 'home' | 'post' | 'ask' | 'roundTable' | 'mine'

/** The tab bar, in its order. */
export const MOBILE_TABS: readonly { name: TabName; path: string }[] = [
  { name: 'home', path: '/mobile/home' },
  { name: 'post', path: '/mobile/operate/add?type=addArticle&flag=true' },
  { name: 'ask', path: '/mobile/operate/add?type=addQuestion&flag=true' },
  { name: 'roundTable', path: '/mobile/roundTable/RtList' },
  { name: 'mine', path: '/mobile/my/info' },
]

const BY_PAGE = new Map<string, TabName>([
  ['mobile-home', 'home'],
  ['mobile-Home', 'home'],
  ['mobile-roundTable-RtList', 'roundTable'],
  ['mobile-roundTable-RtDetail', 'roundTable'],
])
const BY_ADD_TYPE = new Map<string | null, TabName>([
  ['addArticle', 'post'],
  ['addQuestion', 'ask'],
])

/** Which tab is lit on a page; posting and asking are one page that its query tells apart. */
export function activeTab(pageName: string | undefined, search: string): TabName | undefined {
  if (pageName === undefined) return undefined
  if (pageName === 'mobile-operate-add') return BY_ADD_TYPE.get(new URLSearchParams(search).get('type'))
  return pageName.startsWith('mobile-my-') ? 'mine' : BY_PAGE.get(pageName)
}
