import { expect, test } from './site.ts'

test.describe('in WeChat', () => {
  const WECHAT_AGENT =
    'Mozilla/5.0 (Linux; Android 15; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50'
  test.use({ userAgent: WECHAT_AGENT })

  type Asked = { call: string; values: Record<string, unknown> }

  test('the menu offers three ways to share, with the page and our picture', async ({ page, request, baseURL }) => {
    // WeChat's own SDK runs; only the bridge that the app puts into its pages is ours, and accepts everything.
    await page.addInitScript(() => {
      const asked: unknown[] = []
      const invoke = (call: string, values: unknown, done: (answer: object) => void) => {
        asked.push({ call, values })
        setTimeout(() => done({ err_msg: `${call}:ok` }))
      }
      Object.assign(window, { asked, WeixinJSBridge: { invoke, on: () => {} } })
    })
    await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/kms/mobile/detail/faq/1001#part')
    // Signing in by WeChat leads away and back meanwhile.
    const asked = () => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked).catch(() => [])
    const named = async (name: string) => (await asked()).find(({ call }) => call === name)?.values
    await expect.poll(() => named('updateTimelineShareData'), { timeout: 15_000 }).toBeTruthy()

    const verified = await named('preVerifyJSAPI')
    expect(verified).toMatchObject({ verifySignature: expect.stringMatching(/^[0-9a-f]{40}$/) })
    expect(await named('hideAllNonBaseMenuItem')).toBeTruthy()
    expect(await named('showMenuItems')).toMatchObject({
      menuList: ['menuItem:share:appMessage', 'menuItem:share:timeline', 'menuItem:copyUrl'],
    })
    const card = await named('updateAppMessageShareData')
    expect(card).toMatchObject({
      title: await page.title(),
      desc: await page.locator('meta[name=description]').getAttribute('content'),
      link: `${baseURL}/kms/mobile/detail/faq/1001`,
      imgUrl: `${baseURL}/kms/share.png`,
    })
    const picture = await request.get(`${baseURL}/kms/share.png`)
    expect(picture.headers()['content-type']).toBe('image/png')
  })
})

test('outside WeChat nothing of its SDK is loaded', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.clock.install()
  await page.goto('/kms/mobile/home', { waitUntil: 'networkidle' })
  await page.clock.runFor(2_500)
  expect(loaded.filter((url) => /weixin|share-this-page|wxShareSignature/.test(url))).toEqual([])
})
