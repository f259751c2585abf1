import { session } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** S8: a sign-in, a sign-out or a share never leads to another site. */
let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld()
})
afterAll(() => world.close())

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/kms/\\evil.example',
  '/kms//evil.example/../..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/kms/pc/home\r\nLocation: https://evil.example',
  '/kms/pc/home%0d%0aLocation:%20https://evil.example/../..',
  '/kms/../..//evil.example',
  '/kms/%2e%2e/%2e%2e//evil.example',
  '/kms@evil.example',
  '/kms/pc/home@evil.example:443/../../..//evil.example',
  '/\t/evil.example',
  '/kms/\u2028/evil.example',
  '／／evil.example',
  'http://127.0.0.1:18111.evil.example/kms/',
  '/api/f/fake/login/1',
  '/kms/api/f/fake/login/7',
  '/kms/api/f/userCenter/redirect',
  '/kms/pc/iam/login/callback?code=x&state=y',
  '',
  'kms/pc/home',
]

/** Where a browser really goes when it is told to go there from a page of ours. */
const landsAt = (address: string) => new URL(address, `${world.origin}/kms/pc/home`)

describe('the return address of a sign-in', () => {
  it.each(ELSEWHERE)('%j is refused, or made harmless', async (callbackUrl) => {
    const browser = createBrowser(world)
    const { status, data: redisKey } = await browser.call(session.saveSsoState, {
      body: { state: { callbackUrl, channel: 'pc' } },
    })
    if (status === 400) return
    const { data } = await browser.call(session.takeSsoState, { body: { redisKey } })
    const target = landsAt(data.callbackUrl)
    expect(target.origin).toBe(world.origin)
    expect(target.pathname).toMatch(/^\/kms\/(pc|mobile|admin)\//)
    expect(target.pathname).not.toMatch(/\/(api|iam)\//)
  })

  it.each([
    '/kms/pc/home',
    '/kms/pc/search?val=a%20b&type=ALL#top',
    '/kms/mobile/detail/faq/1001',
    '/kms/admin/faq',
    '/kms/',
  ])('%s is kept as it is', async (callbackUrl) => {
    const browser = createBrowser(world)
    const redisKey = await browser.saveState(callbackUrl)
    expect((await browser.call(session.takeSsoState, { body: { redisKey } })).data.callbackUrl).toBe(callbackUrl)
  })

  it('is the only address that WeChat returns to', async () => {
    const answer = await createBrowser(world).send(
      `/api/f/userCenter/callback?state=${'x'.repeat(32)}&returnTo=https://evil.example&redirect=//evil.example`,
    )
    expect(answer.headers.location).toBe('/kms/pc/Login?failed=signin.state_invalid')
  })
})

describe('the return address of a sign-out', () => {
  it('carries campaign values as values, never as an address', async () => {
    const browser = createBrowser(world)
    const campaign = { utm_source: 'https://evil.example/?a=b&post_logout_redirect_uri=//evil.example#x' }
    const { data } = await browser.call(session.logout, { body: { channel: 'pc', campaign } })
    const target = new URL(data.logoutUrl)
    expect([target.origin, target.pathname]).toEqual([world.origin, '/kms/pc/home'])
    expect(Object.fromEntries(target.searchParams)).toEqual(campaign)
  })

  it('refuses parameters that are no campaign values', async () => {
    const body = { channel: 'pc', campaign: { redirect: '//evil.example' } } as never
    expect((await createBrowser(world).call(session.logout, { body })).status).toBe(400)
  })
})
