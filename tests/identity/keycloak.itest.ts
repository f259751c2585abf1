import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROLES } from '@kms/api/kernel/actor'
import { session } from '@kms/contract'
import { createBrowser, createWorld, type TestBrowser, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Our sign-in against a provider that we did not write: whatever speaks OpenID Connect may stand behind us. */
const SCRIPT = fileURLToPath(new URL('../../tools/engines/keycloak.sh', import.meta.url))
const KEYCLOAK = `http://127.0.0.1:${process.env['KEYCLOAK_PORT'] ?? 18180}`
const SITE = 'http://127.0.0.1:18943'
const START_WITHIN_MS = 300_000
const keycloak = (command: string) => execFileSync('bash', [SCRIPT, command], { encoding: 'utf8' })

let world: World
beforeAll(async () => {
  // Installs it if this machine has none yet.
  keycloak('start')
  world = await createWorld({ env: { PUBLIC_ORIGIN: SITE, IAM_ISSUER: `${KEYCLOAK}/realms/kms` } })
  await world.deps.db
    .insertInto('user_identity')
    .values(ROLES.map((role) => ({ provider: 'iam', subject: role, user_id: world.accountOf(role) })))
    .execute()
}, START_WITHIN_MS)
afterAll(async () => {
  await world.close()
  keycloak('stop')
}, 60_000)

/** Keycloak's own page, filled in. */
async function signIn(browser: TestBrowser, account: string) {
  const redisKey = await browser.saveState()
  const { headers } = await browser.call(session.ssoRedirect, { query: { redisKey } })
  const { response } = await browser.provider.walk(String(headers['location']), KEYCLOAK)
  const action = /<form[^>]*\saction="([^"]+)"/.exec((await response?.text()) ?? '')?.[1]?.replaceAll('&amp;', '&')
  const body = new URLSearchParams({ username: account, password: account })
  const { at } = await browser.provider.walk(action ?? '', KEYCLOAK, { method: 'POST', body })
  const { code = '', state = '', iss } = Object.fromEntries(at.searchParams) as Record<string, string>
  return browser.call(session.loginProfile, { body: { code, state, channel: 'pc', ...(iss && { iss }) } })
}
const silently = async (browser: TestBrowser) => {
  const redisKey = await browser.saveState()
  const { headers } = await browser.call(session.ssoRedirect, { query: { redisKey, prompt: 'none' } })
  return (await browser.provider.walk(String(headers['location']), KEYCLOAK)).at.searchParams
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('signing in through Keycloak', () => {
  it('knows the accounts of every role, and refuses the banned one', async () => {
    for (const role of ['customer', 'expert', 'administrator'] as const) {
      const browser = createBrowser(world)
      const { data } = await signIn(browser, role)
      const info = await browser.call(session.getMyInfo, {}, bearer(data))
      expect(info.data).toMatchObject({ id: world.accountOf(role), visitorFlag: 0, roles: [role] })
    }
    expect((await signIn(createBrowser(world), 'banned')).error).toBe('signin.banned')
  })

  it('refreshes the profile, finds somebody signed in without a question, and signs out with the campaign kept', async () => {
    const browser = createBrowser(world)
    expect((await silently(browser)).get('error')).toBe('login_required')
    const { data } = await signIn(browser, 'operator')
    const synced = await browser.call(session.syncProfile, {}, bearer(data))
    expect([synced.status, synced.data.userType]).toEqual([200, 'staff'])
    expect((await silently(browser)).get('code')).not.toBeNull()
    const body = { channel: 'pc', campaign: { utm_source: 'wechat' } } as const
    const { data: out } = await browser.call(session.logout, { body })
    const { at } = await browser.provider.walk(out.logoutUrl, KEYCLOAK)
    expect(at.href).toBe(`${SITE}/kms/pc/home?utm_source=wechat`)
    expect((await silently(browser)).get('error')).toBe('login_required')
  })
})
