import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createApi } from '@kms/api-client'
import { expect, test as base, type Page } from '@playwright/test'

const DEV_TOKEN = fileURLToPath(new URL('../../apps/api/src/dev-token.cli.ts', import.meta.url))

/** A signed development token, made as `make token` makes it. */
export const tokenOf = (role: string) =>
  execFileSync('node', [DEV_TOKEN, '--role', role], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The API through the front door, as a member of that role. */
export function apiAs(role: string) {
  const token = tokenOf(role)
  return createApi({
    base: `${process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:8080'}/kms`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  })
}

type Fixtures = {
  /** `pc` or `mobile`, the site that this project's browser is led to. */
  site: 'pc' | 'mobile'
}

/** Every journey fails on an error in the console or a page that breaks its own content policy. */
export const test = base.extend<Fixtures>({
  site: async ({}, use, info) => use(info.project.name as 'pc' | 'mobile'),
  page: async ({ page }, use) => {
    const problems = watch(page)
    await use(page)
    expect(problems, 'errors in the browser console').toEqual([])
  },
})
export { expect }

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // What a journey asks for and is refused on purpose is reported by the browser as a failed resource.
    if (message.type() === 'error' && !/status of (403|404)/.test(message.text())) problems.push(message.text())
  })
  return problems
}
