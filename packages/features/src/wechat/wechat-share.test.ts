import { expect, it } from 'vitest'
import { isWeChat, SHARE_SETUP_DELAY_MS } from './is-wechat.ts'
import { setUpShare, SHARE_MENUS, shareContent, signedAddress, type WeChatSdk } from './wechat-share.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50'

it('waits 2000 ms, and offers three menu items', () => {
  expect(SHARE_SETUP_DELAY_MS).toBe(2000)
  expect(SHARE_MENUS).toEqual(['menuItem:share:appMessage', 'menuItem:share:timeline', 'menuItem:copyUrl'])
})

it.each([
  [ANDROID, true],
  [IPHONE, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', false],
])('%s is WeChat: %s', (userAgent, wechat) => expect(isWeChat(userAgent)).toBe(wechat))

it('signs the address that WeChat will judge, without its hash', () => {
  const loaded = 'https://kms.example/kms/mobile/home?from=menu#top'
  const shown = 'https://kms.example/kms/mobile/detail/faq/7?a=1#part'
  expect(signedAddress(ANDROID, loaded, shown)).toBe('https://kms.example/kms/mobile/detail/faq/7?a=1')
  expect(signedAddress(IPHONE, loaded, shown)).toBe('https://kms.example/kms/mobile/home?from=menu')
})

const words = {
  title: 'NSX250F 脱扣',
  description: '先断上级电源',
  address: 'https://kms.example/kms/mobile/detail/faq/7#b',
}

it('shares the page with its own picture, or with ours', () => {
  expect(shareContent({ ...words, image: '/kms/files/a.jpg' })).toEqual({
    title: 'NSX250F 脱扣',
    desc: '先断上级电源',
    link: 'https://kms.example/kms/mobile/detail/faq/7',
    imgUrl: 'https://kms.example/kms/files/a.jpg',
  })
  for (const image of [undefined, '']) {
    expect(shareContent({ ...words, image }).imgUrl).toBe('https://kms.example/kms/share.png')
  }
})

it('asks for the menu and the card only once WeChat has accepted the signature', () => {
  const asked: unknown[][] = []
  let ready = () => {}
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void asked.push([name, ...values])
  const sdk: WeChatSdk = {
    config: note('config'),
    ready: (then) => void (ready = then),
    hideAllNonBaseMenuItem: note('hideAllNonBaseMenuItem'),
    showMenuItems: note('showMenuItems'),
    updateAppMessageShareData: note('updateAppMessageShareData'),
    updateTimelineShareData: note('updateTimelineShareData'),
  }
  const signature = { appId: 'wx1', timestamp: 1_700_000_000, nonceStr: 'n', signature: 's' }
  const content = shareContent({ ...words, image: undefined })
  setUpShare(sdk, signature, content)
  const calls = ['hideAllNonBaseMenuItem', 'showMenuItems', 'updateAppMessageShareData', 'updateTimelineShareData']
  expect(asked).toEqual([['config', { ...signature, debug: false, jsApiList: calls, openTagList: [] }]])
  ready()
  const { desc: _, ...card } = content
  expect(asked.slice(1)).toEqual([
    ['hideAllNonBaseMenuItem'],
    ['showMenuItems', { menuList: [...SHARE_MENUS] }],
    ['updateAppMessageShareData', content],
    ['updateTimelineShareData', card],
  ])
})
