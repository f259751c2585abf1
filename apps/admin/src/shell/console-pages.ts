import {
  BookOpen,
  Coins,
  Flame,
  Hash,
  Image,
  Inbox,
  Languages,
  LogIn,
  Megaphone,
  MessageSquare,
  SearchX,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'

/** Roles that open the console (apps/api kernel/actor.ts); the API decides again on every call. */
export const CONSOLE_ROLES = ['moderator', 'operator', 'administrator'] as const
export type ConsoleRole = (typeof CONSOLE_ROLES)[number]

const OPERATORS = ['operator', 'administrator'] as const

type ConsolePage = {
  path: string
  group: string
  label: string
  icon: LucideIcon
  roles: readonly ConsoleRole[]
}

/** The menu, in its order, and who may open what. Only what exists: an entry is added together with its pages. */
export const CONSOLE_PAGES = {
  review: { path: '/review', group: '内容', label: '内容审核', icon: ShieldCheck, roles: CONSOLE_ROLES },
  routing: { path: '/routing', group: '内容', label: '待回答', icon: Inbox, roles: CONSOLE_ROLES },
  faq: { path: '/faq', group: '内容', label: 'FAQ 管理', icon: BookOpen, roles: CONSOLE_ROLES },
  questions: { path: '/questions', group: '内容', label: '问题与文章', icon: MessageSquare, roles: CONSOLE_ROLES },
  banners: { path: '/banners', group: '运营', label: '横幅', icon: Image, roles: OPERATORS },
  notices: { path: '/notices', group: '运营', label: '公告', icon: Megaphone, roles: OPERATORS },
  hotWords: { path: '/hot-words', group: '运营', label: '热搜词', icon: Flame, roles: OPERATORS },
  searchInsight: { path: '/search-insight', group: '运营', label: '搜索洞察', icon: SearchX, roles: OPERATORS },
  synonyms: { path: '/synonyms', group: '运营', label: '同义词', icon: Languages, roles: OPERATORS },
  catalogue: { path: '/catalogue', group: '运营', label: '型号词典', icon: Hash, roles: OPERATORS },
  points: { path: '/points', group: '运营', label: '积分管理', icon: Coins, roles: OPERATORS },
  signIns: { path: '/sign-ins', group: '系统', label: '登录记录', icon: LogIn, roles: ['administrator'] },
} as const satisfies Record<string, ConsolePage>
export type PageName = keyof typeof CONSOLE_PAGES

const ENTRIES = Object.entries(CONSOLE_PAGES) as [PageName, ConsolePage][]

export type MenuEntry = ConsolePage & { name: PageName }
export type MenuGroup = { title: string; entries: MenuEntry[] }

export const mayOpen = (roles: readonly string[], name: PageName) =>
  CONSOLE_PAGES[name].roles.some((role) => roles.includes(role))

/** What somebody with these roles sees: no empty groups, no dead entries. */
export function menuFor(roles: readonly string[]): MenuGroup[] {
  const groups: MenuGroup[] = []
  for (const [name, page] of ENTRIES) {
    if (!mayOpen(roles, name)) continue
    const group = groups.find(({ title }) => title === page.group)
    if (group) group.entries.push({ ...page, name })
    else groups.push({ title: page.group, entries: [{ ...page, name }] })
  }
  return groups
}

/** Where the console opens. */
export const firstPageFor = (roles: readonly string[]) => menuFor(roles)[0]?.entries[0]?.path
