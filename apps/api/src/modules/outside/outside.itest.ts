import { outside } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { createWeChat } from '../../adapters/wechat.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld()
})
afterAll(() => world.close())

const control = (service: string, mode: string) =>
  fetch(`${world.doubles.origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, mode }),
  })
afterEach(async () => {
  for (const service of ['wechat', 'dc']) await control(service, 'up')
})

describe('sharing in WeChat', () => {
  const sign = (shareUrl: string) => createBrowser(world).call(outside.signShare, { body: { shareUrl } })

  it('signs a page of ours the way WeChat checks it, without the fragment', async () => {
    const url = `${world.origin}/kms/mobile/detail/faq/1001?utm_source=微信`
    const { data } = await sign(`${url}#answer`)
    const { nonceStr, timestamp, signature } = data
    const query = new URLSearchParams({ noncestr: nonceStr, timestamp: String(timestamp), signature, url })
    const checked = await fetch(`${world.doubles.origin}/wechat-api/debug/verify-jsapi?${query}`)
    expect([checked.status, await checked.json()]).toMatchObject([200, { valid: true }])
  })

  it.each(['https://evil.example/kms/', 'http://127.0.0.1.evil.example/kms/', 'http://127.0.0.1:18111/other'])(
    'signs nothing for %s',
    async (url) => {
      expect((await sign(url)).error).toBe('share.address_refused')
    },
  )

  it('keeps the ticket on the server', async () => {
    const { data } = await sign(`${world.origin}/kms/pc/home`)
    expect(Object.keys(data).sort()).toEqual(['appId', 'nonceStr', 'signature', 'timestamp'])
  })
})

describe('messages through WeChat', () => {
  it('are sent again with a new token when WeChat has ended the one we hold', async () => {
    const { redis, wechat, config } = world.deps
    await wechat.sendText('o-somebody', '第一条')
    // Another process, or the shared copy in Redis, holds a token that was replaced meanwhile.
    const key = `${config.REDIS_PREFIX}:wechat:access_token`
    await redis.set(key, 'replaced-by-somebody-else')
    const fresh = createWeChat(config, redis)
    await fresh.sendText('o-somebody', '第二条')
    const sent = (await (await fetch(`${world.doubles.origin}/wechat-api/debug/messages`)).text()) as string
    expect(sent).toContain('第一条')
    expect(sent).toContain('第二条')
    expect(await redis.get(key)).not.toBe('replaced-by-somebody-else')
  })
})

describe('the chat service', () => {
  it('takes our parameters, and nobody learns from them who asks', async () => {
    const { data } = await world.call(outside.getChatParams, {}, 'customer')
    expect([...new URLSearchParams(data).keys()].sort()).toEqual(
      ['encryption_algorithm', 'nonce', 'signature', 'timestamp', 'web_token'].sort(),
    )
    const page = await fetch(`${world.doubles.origin}/chat/im_client/?${data}`)
    expect(page.status).toBe(200)
    const forged = await fetch(`${world.doubles.origin}/chat/im_client/?${data.replace('web_token=', 'web_token=x')}`)
    expect(forged.status).toBe(403)
  })

  it('knows the same person again, and tells people apart', async () => {
    const tokenOf = async (role: 'customer' | 'partner') =>
      new URLSearchParams((await world.call(outside.getChatParams, {}, role)).data).get('web_token')
    expect(await tokenOf('customer')).toBe(await tokenOf('customer'))
    expect(await tokenOf('customer')).not.toBe(await tokenOf('partner'))
  })
})

describe('the data centre', () => {
  it('is asked about its own cookie', async () => {
    const browser = createBrowser(world)
    const judge = async () => (await browser.call(outside.judgeDcCookie, {})).data
    expect(await judge()).toBe(false)
    await browser.provider.visit(`${world.doubles.origin}/dc/login`)
    const cookie = browser.provider.cookies().find(({ name }) => name === 'DC_SESSION')
    browser.jar.set('DC_SESSION', cookie?.value ?? '')
    expect(await judge()).toBe(true)
    browser.jar.set('DC_SESSION', 'invented')
    expect(await judge()).toBe(false)
  })

  it('gives the address of its mini-program, and words when it cannot', async () => {
    expect((await world.call(outside.getDcMiniProgramUrl, {}, 'customer')).data).toMatch(
      /^https:\/\/mp\.example\.com\//,
    )
    await control('dc', 'refuse')
    const { status, body } = await world.call(outside.getDcMiniProgramUrl, {}, 'customer')
    expect([status, body.message]).toEqual([503, '外部服务暂时不可用，请稍后再试'])
  })

  it('being away is an answer in time, not a hanging page', async () => {
    await control('dc', 'down')
    expect((await world.call(outside.getDcMiniProgramUrl, {}, 'customer')).status).toBe(503)
  })
})
