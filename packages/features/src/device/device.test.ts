import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'
import { ownDevicePath } from './own-device-path.ts'

describe('device by user agent', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'pc'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50', 'mobile'],
    ['Mozilla/5.0 (Windows NT 10.0) WindowsWechat', 'pc'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', 'pc'],
    ['curl/8.5.0', 'pc'],
    [null, 'pc'],
  ] as const)('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('the address on the own site', () => {
  it.each([
    ['/mobile/home', 'pc', '/pc/home'],
    ['/mobile/Home', 'pc', '/pc/Home'],
    ['/pc/detail/faq/1023', 'mobile', '/mobile/detail/faq/1023'],
    ['/pc/detail/faq', 'mobile', '/mobile/detail/faq'],
    ['/pc/error/noaccess', 'mobile', '/mobile/error/noAccess'],
    ['/mobile/error/noAccess', 'pc', '/pc/error/noaccess'],
    ['/mobile/joinm', 'pc', '/pc/joinc'],
    ['/mobile/my/score', 'pc', '/pc/home'],
    ['/pc/qrCode', 'mobile', '/mobile/home'],
    ['/pc', 'mobile', '/mobile/home'],
  ] as const)('%s for %s is %s', (path, device, target) => {
    expect(ownDevicePath(path, device)).toBe(target)
  })

  it.each([
    ['/pc/home', 'pc'],
    ['/mobile/search', 'mobile'],
    ['/', 'mobile'],
    ['/pcb/home', 'mobile'],
    ['/sitemap.xml', 'mobile'],
  ] as const)('%s is left alone for %s', (path, device) => {
    expect(ownDevicePath(path, device)).toBeUndefined()
  })

  it('never sends a reader back and forth', () => {
    for (const path of ['/mobile/home', '/mobile/my/score', '/mobile/joinm', '/mobile/detail/faq/7']) {
      expect(ownDevicePath(ownDevicePath(path, 'pc') ?? '', 'pc')).toBeUndefined()
    }
  })
})
