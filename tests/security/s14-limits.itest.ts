import { endpoints, session } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** S14: what could be guessed or flooded is limited, and says when to come back. */
let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld({ RATE_SIGN_IN: '5', RATE_POLL: '8', RATE_SEARCH: '6', RATE_WRITE: '4' })
})
afterAll(() => world.close())

const KEY = `iam:${'x'.repeat(32)}`

type Attempt = { url: string; method: 'GET' | 'POST' | 'PUT'; body?: object; member?: true; limit: number }
const FLOODS: Record<string, Attempt> = {
  'guessing sign-in codes': {
    method: 'POST',
    url: session.loginProfile.path,
    body: { code: 'guess', channel: 'pc', state: KEY },
    limit: 5,
  },
  'guessing QR tickets': { method: 'GET', url: `/api/f/userCenter/pooling/${'x'.repeat(32)}`, limit: 8 },
  searching: { method: 'POST', url: endpoints.searchFaqs.path, body: { keyword: '断路器' }, limit: 6 },
  liking: { method: 'PUT', url: '/api/f/faq/like/1', member: true, limit: 4 },
}

describe.each(Object.entries(FLOODS))('%s', (_name, { url, method, body, member, limit }) => {
  it('ends in 429 with a time to wait, for this caller only', async () => {
    const send = async (remoteAddress: string, token?: string) =>
      world.app.inject({
        url,
        method,
        remoteAddress,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body && { payload: body }),
      })
    const token = member && (await world.tokenOf('customer'))
    const answers = []
    for (let count = 0; count <= limit; count += 1) answers.push(await send('203.0.113.7', token))
    expect(answers.slice(0, limit).map(({ statusCode }) => statusCode)).not.toContain(429)
    const last = answers.at(-1)
    expect(last?.statusCode).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.json()).toMatchObject({ error: 'rate.limited', data: null })
    const other = member && (await world.tokenOf('partner'))
    expect((await send('203.0.113.8', other)).statusCode).not.toBe(429)
  })
})

describe('what must not be guessed', () => {
  it('keys of sign-ins and QR tickets carry 128 bits and more, and differ each time', async () => {
    const browser = createBrowser(world)
    const keys = new Set<string>()
    for (let count = 0; count < 3; count += 1) {
      const redisKey = await browser.saveState()
      keys.add(redisKey.replace('iam:', ''))
    }
    expect(keys.size).toBe(3)
    for (const key of keys) expect(Buffer.from(key, 'hex').length).toBeGreaterThanOrEqual(16)
  })

  it('a ticket of somebody else looks exactly like one that never was', async () => {
    const desk = createBrowser(world)
    const ticket = (await desk.call(session.loginInfo, { body: { action: 'create' } })).data
    const stranger = createBrowser(world)
    await stranger.call(session.saveSsoState, { body: { state: { callbackUrl: '/kms/pc/home', channel: 'pc' } } })
    const answers = await Promise.all(
      [ticket.id, 'y'.repeat(32)].map((id) => stranger.call(session.pooling, { params: { id } })),
    )
    const [known, unknown] = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
    expect(known?.status).toBe(404)
    expect(known).toEqual(unknown)
  })
})
