import { session } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEvilProvider, type EvilProvider, type Forge } from './evil-provider.ts'

/** S6: everything that may be wrong with a sign-in is refused, and leaves no session behind. */
let evil: EvilProvider
let world: OutsideWorld
beforeAll(async () => {
  evil = await startEvilProvider()
  world = await createOutsideWorld({ IAM_ISSUER: evil.issuer })
})
afterAll(async () => {
  await world.close()
  await evil.close()
})

type Browser = ReturnType<typeof createBrowser>
type Given = { code: string; state: string; iss?: string; channel?: 'pc' | 'mobile' }

async function comeBack(browser: Browser) {
  const redisKey = await browser.saveState()
  const { headers } = await browser.call(session.ssoRedirect, { query: { redisKey } })
  return evil.authorise(new URL(String(headers['location'])))
}
const finish = (browser: Browser, { channel = 'pc', ...given }: Given) =>
  browser.call(session.loginProfile, { body: { channel, ...given } })

/** A refusal by name, and no session in the browser. */
async function outcome(browser: Browser, given: Given) {
  const { status, error } = await finish(browser, given)
  return { status, error, signedIn: browser.jar.has('KMS_USER_JWT_TOKEN') }
}
const REFUSED = { status: 400, error: expect.stringMatching(/^signin\./) as string, signedIn: false }

describe('the request to the provider', () => {
  it('asks for a code with PKCE S256, a nonce, the state and our own return address', async () => {
    const { asked } = await comeBack(createBrowser(world))
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'kms-pc',
      code_challenge_method: 'S256',
      appCode: 'KMS_PC',
      redirect_uri: `${world.origin}/kms/pc/iam/login/callback`,
    })
    for (const name of ['code_challenge', 'nonce', 'state']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(32)
  })
})

describe('the way back', () => {
  it('signs in when nothing is wrong, each time with a session of its own', async () => {
    const browser = createBrowser(world)
    browser.jar.set('KMS_USER_JWT_TOKEN', 'planted-by-an-attacker')
    const { code, state, iss } = await comeBack(browser)
    expect((await finish(browser, { code, state, iss })).status).toBe(200)
    const first = browser.jar.get('KMS_USER_JWT_TOKEN')
    expect(first).not.toBe('planted-by-an-attacker')
    const again = await comeBack(browser)
    await finish(browser, again)
    const sessions = [first, browser.jar.get('KMS_USER_JWT_TOKEN')].map(
      (token) => JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { sid: string },
    )
    expect(sessions[0]?.sid).not.toBe(sessions[1]?.sid)
  })

  it('refuses a state that nobody saved', async () => {
    const browser = createBrowser(world)
    const { code, iss } = await comeBack(browser)
    expect(await outcome(browser, { code, iss, state: `iam:${'x'.repeat(32)}` })).toEqual(REFUSED)
  })

  it("refuses another browser's state: nobody is signed in as somebody else", async () => {
    const attacker = await comeBack(createBrowser(world))
    const victim = createBrowser(world)
    await victim.saveState()
    expect(await outcome(victim, attacker)).toEqual(REFUSED)
  })

  it('refuses the same state and code a second time, also at the same moment', async () => {
    const browser = createBrowser(world)
    const given = await comeBack(browser)
    const statuses = await Promise.all([finish(browser, given), finish(browser, given), finish(browser, given)])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('refuses an expired state', async () => {
    const browser = createBrowser(world)
    const given = await comeBack(browser)
    await world.deps.db
      .updateTable('sso_flow')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('key', '=', given.state)
      .execute()
    expect(await outcome(browser, given)).toEqual(REFUSED)
  })

  it("refuses a code of another sign-in (its nonce is another's)", async () => {
    const [one, other] = [createBrowser(world), createBrowser(world)]
    const [given, swapped] = [await comeBack(one), await comeBack(other)]
    expect(await outcome(one, { ...given, code: swapped.code })).toEqual(REFUSED)
  })

  it('refuses the channel of the other client', async () => {
    const browser = createBrowser(world)
    expect(await outcome(browser, { ...(await comeBack(browser)), channel: 'mobile' })).toEqual({
      ...REFUSED,
      error: 'signin.state_invalid',
    })
  })

  it("refuses an answer in another provider's name, or in nobody's (mix-up)", async () => {
    for (const iss of ['https://other.example', undefined]) {
      const browser = createBrowser(world)
      const { code, state } = await comeBack(browser)
      expect(await outcome(browser, { code, state, ...(iss && { iss }) })).toEqual(REFUSED)
    }
  })
})

describe('the id token', () => {
  const secret = new TextEncoder().encode('kms-pc-secret')
  const lies: Record<string, Forge> = {
    'for another audience': (claims, _asked, honest) => honest({ ...claims, aud: 'somebody-else' }),
    'from another issuer': (claims, _asked, honest) => honest({ ...claims, iss: 'https://other.example' }),
    'with another nonce': (claims, _asked, honest) => honest({ ...claims, nonce: 'replayed' }),
    'without a nonce': ({ nonce: _, ...claims }, _asked, honest) => honest(claims),
    'that has expired': (claims, _asked, honest) => honest({ ...claims, exp: Number(claims.iat) - 3600 }),
    'that is unsigned': (claims) => evil.unsigned(claims),
    'signed with the client secret': (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
    'signed by a stranger': (claims) => evil.signAsStranger(claims),
  }
  it.each(Object.keys(lies))('%s is refused', async (name) => {
    evil.lie(lies[name] as Forge)
    const browser = createBrowser(world)
    expect(await outcome(browser, await comeBack(browser))).toEqual(REFUSED)
    evil.lie((claims, _asked, honest) => honest(claims))
    expect((await finish(browser, await comeBack(browser))).status).toBe(200)
  })
})
