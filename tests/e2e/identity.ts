import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Account } from './site.ts'

const DOUBLES = `http://127.0.0.1:${process.env['DOUBLES_PORT'] ?? '18090'}`
export const PROVIDER = `${DOUBLES}/iam`
export const WECHAT_OAUTH = /\/wechat-open\/connect\/oauth2\/authorize/
export const CHECK_LOGIN = /\/iam\/checkLogin$/

/** What the tab remembers under a key of the specification. */
export const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

type StoredUser = { id: string; anonymity: boolean; visitorFlag: number }

/** Waits until the session machine has come to rest. */
export async function expectReader(page: Page, kind: 'visitor' | 'member') {
  await expect
    .poll(
      async () => (JSON.parse((await stored(page, 'userInfo').catch(() => null)) ?? '{}') as StoredUser).anonymity,
      {
        message: `a ${kind} is remembered`,
      },
    )
    .toBe(kind === 'visitor')
}

/** The claims of the token that calls are made with. */
export async function tokenClaims(page: Page) {
  const token = (await stored(page, 'KMS_USER_OR_VISITOR_JWT_TOKEN')) ?? ''
  const [head = '', claims = ''] = token.split('.')
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString() || '{}') as Record<string, unknown>
  return { typ: read(head)['typ'], lifetime: Number(read(claims)['exp']) - Number(read(claims)['iat']) }
}

/** On the provider's page: sign in and come back. */
export async function signInAtProvider(page: Page, account: Account) {
  await page.waitForURL((url) => url.href.startsWith(PROVIDER))
  await page.locator(`[data-account=${account}]`).click()
}

/** The provider remembers the person, we do not. */
export async function forgetHere(context: BrowserContext) {
  await context.clearCookies({ path: '/kms' })
}

/** Full documents that the page loads from here on, the reader's own doing included. */
export function countDocuments(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname)
  })
  return paths
}

export const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)
