/** `make screenshots`: the pictures of the README, taken from the running site. */
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import config, { DESKTOP, PHONE } from './playwright.config.ts'
import { signInAs, type Account } from './site.ts'

const FOLDER = new URL('../../docs/screenshots/', import.meta.url)
const origin = config.use?.baseURL ?? ''

type Shot = {
  name: string
  path: string
  context: BrowserContextOptions
  theme?: 'dark'
  as?: Account
  /** What to open before the picture is taken. */
  open?: (page: Page) => Promise<unknown>
}
const openSearch = (page: Page) => page.getByRole('combobox').click()
async function openMessages(page: Page) {
  await page.getByRole('button', { name: /消息/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
}

/** A text such as a member writes, in the editor with its table and code; never published. */
async function writeDraft(page: Page) {
  await page
    .getByRole('textbox', { name: '一句话说清型号和现象' })
    .fill('NSX250F 配 TM200D 跳闸后手柄停在中间，怎么复位？')
  await page.getByRole('textbox', { name: '正文' }).click()
  await page.keyboard.type('现场 NSX250F，跳闸后手柄停在中间，上级没有动作。负载是两台 45kW 水泵。')
  await page.getByText(/^草稿已保存/).waitFor()
}

/** Each in light and dark. */
const PAIRS: Shot[] = [
  { name: 'pc-question', path: 'pc/detail/question/2001', context: DESKTOP, as: 'customer' },
  {
    name: 'pc-editor',
    path: 'pc/operate/add?type=addQuestion&flag=true',
    context: DESKTOP,
    as: 'expert',
    open: writeDraft,
  },
  { name: 'pc-drafts', path: 'pc/operate/draft', context: DESKTOP, as: 'expert' },
  { name: 'mobile-question', path: 'mobile/detail/question/2001', context: PHONE, as: 'customer' },
  {
    name: 'mobile-editor',
    path: 'mobile/operate/add?type=addQuestion&flag=true',
    context: PHONE,
    as: 'expert',
    open: writeDraft,
  },
  { name: 'mobile-drafts', path: 'mobile/operate/draft', context: PHONE, as: 'expert' },
  { name: 'admin-review', path: 'admin/review', context: DESKTOP, as: 'moderator' },
  { name: 'pc-search', path: 'pc/search?val=nsx250f&type=ALL', context: DESKTOP, as: 'customer' },
  { name: 'mobile-search', path: 'mobile/search?val=nsx250f', context: PHONE, as: 'customer' },
  { name: 'pc-my-info', path: 'pc/my/info', context: DESKTOP, as: 'expert' },
  { name: 'mobile-my-info', path: 'mobile/my/info', context: PHONE, as: 'customer' },
  { name: 'pc-paopao', path: 'pc/my/paopao', context: DESKTOP, as: 'customer' },
  { name: 'mobile-paopao', path: 'mobile/my/paopao', context: PHONE, as: 'customer' },
  { name: 'mobile-rank', path: 'mobile/my/rank', context: PHONE, as: 'customer' },
  { name: 'pc-offers', path: 'pc/my/offers', context: DESKTOP, as: 'expert' },
  { name: 'admin-routing', path: 'admin/routing', context: DESKTOP, as: 'operator' },
]

const SHOTS: Shot[] = [
  ...PAIRS.flatMap((shot): Shot[] => [shot, { ...shot, name: `${shot.name}-dark`, theme: 'dark' }]),
  { name: 'pc-home', path: 'pc/home', context: DESKTOP },
  { name: 'pc-faq', path: 'pc/detail/faq/1001', context: DESKTOP },
  { name: 'pc-faq-dark', path: 'pc/detail/faq/1001', context: DESKTOP, theme: 'dark' },
  { name: 'pc-shell', path: 'pc/home', context: DESKTOP, as: 'customer' },
  { name: 'pc-shell-dark', path: 'pc/home', context: DESKTOP, as: 'customer', theme: 'dark' },
  { name: 'pc-search-dropdown', path: 'pc/home', context: DESKTOP, as: 'customer', open: openSearch },
  { name: 'pc-drawer', path: 'pc/home', context: DESKTOP, as: 'customer', open: openMessages },
  { name: 'pc-drawer-dark', path: 'pc/home', context: DESKTOP, as: 'customer', open: openMessages, theme: 'dark' },
  { name: 'pc-login', path: 'pc/Login', context: DESKTOP },
  { name: 'pc-qr-code', path: 'pc/qrCode', context: DESKTOP },
  { name: 'pc-not-found', path: 'pc/nowhere', context: DESKTOP },
  { name: 'pc-no-access', path: 'pc/error/noaccess', context: DESKTOP, theme: 'dark' },
  { name: 'mobile-shell', path: 'mobile/home', context: PHONE, as: 'customer' },
  { name: 'mobile-shell-dark', path: 'mobile/home', context: PHONE, as: 'customer', theme: 'dark' },
  { name: 'mobile-messages', path: 'mobile/my/message', context: PHONE, as: 'customer' },
  { name: 'mobile-setting', path: 'mobile/my/setting', context: PHONE, as: 'customer' },
  { name: 'mobile-login', path: 'mobile/Login', context: PHONE },
  { name: 'mobile-not-found', path: 'mobile/nowhere', context: PHONE, theme: 'dark' },
  { name: 'mobile-home', path: 'mobile/home', context: PHONE },
  { name: 'mobile-faq', path: 'mobile/detail/faq/1001', context: PHONE },
  { name: 'mobile-faq-dark', path: 'mobile/detail/faq/1001', context: PHONE, theme: 'dark' },
  { name: 'admin-sign-in', path: 'admin/', context: DESKTOP },
  { name: 'admin-search-insight', path: 'admin/search-insight', context: DESKTOP, as: 'operator' },
  { name: 'admin-synonyms', path: 'admin/synonyms', context: DESKTOP, as: 'operator' },
  { name: 'admin-faqs', path: 'admin/faq', context: DESKTOP, as: 'operator' },
  { name: 'admin-sign-ins', path: 'admin/sign-ins', context: DESKTOP, as: 'administrator' },
  { name: 'admin-sign-ins-dark', path: 'admin/sign-ins', context: DESKTOP, as: 'administrator', theme: 'dark' },
]

const browser = await chromium.launch(config.use?.launchOptions ?? {})
const only = process.argv[2]
for (const { name, path, context, theme, as, open } of SHOTS.filter((shot) => !only || shot.name.startsWith(only))) {
  const page = await browser.newPage({ ...context, locale: 'zh-CN', colorScheme: theme ?? 'light' })
  if (as) await signInAs(page, as)
  await page.goto(`${origin}/kms/${path}`, { waitUntil: 'networkidle' })
  await open?.(page)
  await page.screenshot({ animations: 'disabled', path: fileURLToPath(new URL(`${name}.png`, FOLDER)) })
  await page.close()
  console.log(`docs/screenshots/${name}.png`)
}
await browser.close()
