import { createConsoleApi } from '@kms/api-client'
import { expect, test as base, type Page } from '@playwright/test'

const ORIGIN = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:8080'

/** The accounts of the demo seed, one for every role. */
const ACCOUNTS = ['customer', 'partner', 'staff', 'expert', 'moderator', 'operator', 'administrator', 'banned'] as const
export type Account = (typeof ACCOUNTS)[number]

const fakeLogin = (account: Account) => `${ORIGIN}/kms/api/f/fake/login/${ACCOUNTS.indexOf(account) + 1}`

/** Signs the browser in past the provider and without a page; journeys about signing in go the whole way instead. */
export async function signInAs(page: Page, account: Account) {
  const answer = await page.context().request.get(fakeLogin(account))
  expect(answer.status()).toBe(200)
}

/** The API through the front door, as a member of that role … */
export const apiAs = (account: Account) => apiOf(String(ACCOUNTS.indexOf(account) + 1))

/** … or as one who was made for a journey. */
export async function apiOf(memberId: string) {
  const { data } = (await (await fetch(`${ORIGIN}/kms/api/f/fake/login/${memberId}`)).json()) as { data: string }
  return createConsoleApi({ base: `${ORIGIN}/kms`, headers: () => ({ authorization: `Bearer ${data}` }) })
}

type Fixtures = {
  /** `pc` or `mobile`, the site that this project's browser is led to. */
  site: 'pc' | 'mobile'
  /** Refusals that these journeys bring about on purpose, 0 for no answer at all; the browser reports each as a failed resource. */
  refusals: number[]
}

/** Every journey fails on an error in the console or a page that breaks its own content policy. */
export const test = base.extend<Fixtures>({
  site: async ({}, use, info) => use(info.project.name as 'pc' | 'mobile'),
  refusals: [[403, 404], { option: true }],
  page: async ({ page, refusals }, use) => {
    const problems = watch(page, refusals)
    await use(page)
    expect(problems, 'errors in the browser console').toEqual([])
  },
})
export { expect }

function watch(page: Page, refusals: number[]): string[] {
  const problems: string[] = []
  const noAnswer = refusals.includes(0) ? '|net::ERR_|Failed to fetch' : ''
  const expected = new RegExp(`status of (${refusals.join('|')})${noAnswer}`)
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text())
  })
  return problems
}
