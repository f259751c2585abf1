/** `make screenshots`: the pictures of the README, taken from the running site. */
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContextOptions } from '@playwright/test'
import config, { DESKTOP, PHONE } from './playwright.config.ts'
import { signInAs, type Account } from './site.ts'

const FOLDER = new URL('../../docs/screenshots/', import.meta.url)
const origin = config.use?.baseURL ?? ''

type Shot = { name: string; path: string; context: BrowserContextOptions; theme?: 'dark'; as?: Account }
const SHOTS: Shot[] = [
  { name: 'pc-home', path: 'pc/home', context: DESKTOP },
  { name: 'pc-faq', path: 'pc/detail/faq/1001', context: DESKTOP },
  { name: 'pc-faq-dark', path: 'pc/detail/faq/1001', context: DESKTOP, theme: 'dark' },
  { name: 'pc-search', path: 'pc/search?val=nsx250&type=ALL', context: DESKTOP },
  { name: 'mobile-home', path: 'mobile/home', context: PHONE },
  { name: 'mobile-faq', path: 'mobile/detail/faq/1001', context: PHONE },
  { name: 'mobile-faq-dark', path: 'mobile/detail/faq/1001', context: PHONE, theme: 'dark' },
  { name: 'admin-sign-in', path: 'admin/', context: DESKTOP },
  { name: 'admin-faqs', path: 'admin/faq', context: DESKTOP, as: 'operator' },
  { name: 'admin-sign-ins', path: 'admin/sign-ins', context: DESKTOP, as: 'administrator' },
  { name: 'admin-sign-ins-dark', path: 'admin/sign-ins', context: DESKTOP, as: 'administrator', theme: 'dark' },
]

const browser = await chromium.launch(config.use?.launchOptions ?? {})
for (const { name, path, context, theme, as } of SHOTS) {
  const page = await browser.newPage({ ...context, locale: 'zh-CN', colorScheme: theme ?? 'light' })
  if (as) await signInAs(page, as)
  await page.goto(`${origin}/kms/${path}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) })
  await page.close()
  console.log(`docs/screenshots/${name}.png`)
}
await browser.close()
