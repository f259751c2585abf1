import { session } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { buildApp } from '@kms/api/app'
import { createDeps } from '@kms/api/kernel/deps'
import { createLogger } from '@kms/api/kernel/logger'
import { IDLE_DAYS, SESSION_DAYS } from '@kms/api/kernel/session-store'
import { MAX_SESSIONS } from '@kms/api/modules/session/open-session'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** S16, the written policy: 30 days at most, 7 days idle, 10 browsers, and every end acts at once on every process. */
let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld()
})
afterAll(() => world.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const infoWith = (token: string, app = world.app) =>
  app.inject({ url: session.getMyInfo.path, headers: bearer(token) }).then(({ statusCode }) => statusCode)
const sessionIdOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid

it('states its limits', () => {
  expect([SESSION_DAYS, IDLE_DAYS, MAX_SESSIONS]).toEqual([30, 7, 10])
})

describe('an end of the session', () => {
  const age = (sessionId: string, change: object) =>
    world.deps.db.updateTable('user_session').set(change).where('id', '=', sessionId).execute()

  it('comes after the last day, whatever the token says', async () => {
    const { sessionId, token } = await world.signIn('customer')
    expect(await infoWith(token)).toBe(200)
    await age(sessionId, { expires_at: new Date(Date.now() - 1) })
    await vi.waitFor(async () => expect(await infoWith(token)).toBe(401))
  })

  it('comes after a week without a visit', async () => {
    const { sessionId, token } = await world.signIn('customer')
    await age(sessionId, { last_seen_at: new Date(Date.now() - IDLE_DAYS * 24 * 3600_000 - 1000) })
    expect(await infoWith(token)).toBe(401)
  })

  it('is put off by coming back', async () => {
    const browser = createBrowser(world)
    const { data } = await browser.signIn('customer')
    const before = new Date(Date.now() - 3600_000)
    await age(sessionIdOf(data), { last_seen_at: before })
    expect((await browser.call(session.getOAuthToken, {})).status).toBe(200)
    const row = await world.deps.db
      .selectFrom('user_session')
      .select('last_seen_at')
      .where('id', '=', sessionIdOf(data))
      .executeTakeFirstOrThrow()
    expect(new Date(row.last_seen_at).getTime()).toBeGreaterThan(before.getTime() + 1000)
  })

  it('comes to the oldest browser when too many sign in', async () => {
    const tokens: string[] = []
    for (let count = 0; count <= MAX_SESSIONS; count += 1) {
      tokens.push((await createBrowser(world).signIn('partner')).data)
    }
    const statuses = await Promise.all(tokens.map((token) => infoWith(token)))
    expect(statuses).toEqual([401, ...Array.from({ length: MAX_SESSIONS }, () => 200)])
  })

  it('comes to a banned account in the same moment, and lets it in nowhere', async () => {
    const browser = createBrowser(world)
    const { data } = await browser.signIn('expert')
    const kept = browser.jar.get('KMS_USER_JWT_TOKEN') as string
    const [expert] = [world.accountOf('expert')]
    const roles = (names: string[]) =>
      world.deps.db.updateTable('app_user').set({ roles: names }).where('id', '=', expert).execute()
    expect(await infoWith(data)).toBe(200)
    await roles(['expert', 'banned'])
    await vi.waitFor(async () => expect(await infoWith(data)).toBe(401))
    browser.jar.set('KMS_USER_JWT_TOKEN', kept)
    expect((await browser.call(session.getOAuthToken, {})).status).toBe(401)
    expect((await browser.signIn('expert')).error).toBe('signin.banned')
    await roles(['expert'])
  })

  it('changes powers in the same moment', async () => {
    const staff = world.accountOf('staff')
    const { token } = await world.signIn('staff')
    const openConsole = async () =>
      (await world.app.inject({ method: 'POST', url: '/api/admin/signIns/list', headers: bearer(token), payload: {} }))
        .statusCode
    expect(await openConsole()).toBe(403)
    await world.deps.db
      .updateTable('app_user')
      .set({ roles: ['staff', 'administrator'] })
      .where('id', '=', staff)
      .execute()
    await vi.waitFor(async () => expect(await openConsole()).toBe(200))
    await world.deps.db
      .updateTable('app_user')
      .set({ roles: ['staff'] })
      .where('id', '=', staff)
      .execute()
    await vi.waitFor(async () => expect(await openConsole()).toBe(403))
  })
})

describe('two processes, and no Redis', () => {
  it('hear of a sign-out at once', async () => {
    // The second process can't reach Redis at all.
    const config = { ...world.config, REDIS_URL: 'redis://127.0.0.1:9' }
    const deps = createDeps(config, createLogger(config, 'test'))
    const other = await buildApp(deps)
    await other.ready()
    const browser = createBrowser(world)
    const { data } = await browser.signIn('moderator')
    await vi.waitFor(async () => expect(await infoWith(data, other)).toBe(200))
    await browser.call(session.logout, { body: { channel: 'pc' } })
    const begun = Date.now()
    await vi.waitFor(async () => expect(await infoWith(data, other)).toBe(401), { interval: 2 })
    const took = Date.now() - begun
    console.log(`a revocation reached another process without Redis after ${took} ms`)
    expect(took).toBeLessThan(1000)
    await other.close()
    await deps.close()
  })
})

describe('cookies', () => {
  it('alone never act: a foreign page can make the browser send them, but not a bearer token', async () => {
    const browser = createBrowser(world)
    await browser.signIn('customer')
    const info = await browser.call(session.getMyInfo, {})
    expect(info.data.visitorFlag).toBe(1)
    const like = await browser.send('/api/f/faq/like/1', { method: 'PUT' })
    expect(like.statusCode).toBe(401)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all (a sandboxed frame)', { origin: 'null' }],
    ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('of a request from %s renew, end or begin nothing', async (_name, headers) => {
    const browser = createBrowser(world)
    await browser.signIn('customer')
    const state = { callbackUrl: '/kms/pc/home', channel: 'pc' } as const
    const answers = await Promise.all([
      browser.call(session.getOAuthToken, {}, headers),
      browser.call(session.logout, { body: { channel: 'pc' } }, headers),
      browser.call(session.saveSsoState, { body: { state } }, headers),
      browser.call(session.loginInfo, { body: { action: 'create' } }, headers),
    ])
    expect(answers.map(({ error }) => error)).toEqual(['auth.origin', 'auth.origin', 'auth.origin', 'auth.origin'])
    expect((await browser.call(session.getOAuthToken, {})).status).toBe(200)
  })
})
