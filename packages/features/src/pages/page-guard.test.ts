import { describe, expect, it } from 'vitest'
import { checksOf, decideAccess, pageByPattern } from './page-guard.ts'
import { pageByName, pageTable, type PageRow } from './page-table.ts'
import { sessionPage } from './page-traits.ts'

describe('access', () => {
  it.each([
    ['pc-home', 'visitor', 'load'],
    ['pc-home', 'unconfirmed', 'load'],
    ['pc-Login', 'visitor', 'load'],
    ['pc-Login', 'unconfirmed', 'load'],
    ['pc-my-info', 'visitor', 'home'],
    ['pc-my-info', 'unconfirmed', 'confirm'],
    ['pc-my-info', 'member', 'load'],
    ['pc-my-info', 'unknown', 'load'],
    ['mobile-my-score', 'visitor', 'home'],
  ] as const)('%s for %s: %s', (name, reader, decision) => {
    expect(decideAccess(pageByName(name), reader)).toBe(decision)
  })

  it('addresses that are no page of the specification load their own "not found"', () => {
    expect(decideAccess(undefined, 'visitor')).toBe('load')
  })
})

describe('the page behind a pattern', () => {
  it('is found for all 74', () => {
    expect(pageTable).toHaveLength(74)
    for (const page of pageTable) expect(pageByPattern(page.path.replace('{id}', ':id'))).toBe(page)
  })

  it.each([
    ['/mobile/detail/applet/:id?', 'mobile-detail-applet-id'],
    ['pc/detail/faq/:id', 'pc-detail-faq-id'],
    ['/pc/bigshot/info/other-list', 'pc-bigshot-info'],
    ['/mobile/home', 'mobile-home'],
    ['/mobile/Home', 'mobile-Home'],
    ['/pc/*', undefined],
    ['*', undefined],
    ['/', undefined],
  ])('%s is %s', (pattern, name) => {
    expect(pageByPattern(pattern)?.name).toBe(name)
  })
})

describe('checks', () => {
  const registry = { access: 1, applet: 2 }

  it('access first, then what the page names', () => {
    expect(checksOf(pageByName('pc-search'), registry)).toEqual([1])
    expect(checksOf(pageByName('mobile-detail-applet-id'), registry)).toEqual([1, 2])
    expect(checksOf(undefined, registry)).toEqual([1])
  })

  it.each(['nobody', 'toString', '__proto__'])('an unknown name is an error with its text: %s', (name) => {
    const page = { ...(pageTable[0] as PageRow), middleware: [name] }
    expect(() => checksOf(page, registry)).toThrow(`Unknown middleware ${name}`)
  })
})

describe('what the session machine is told', () => {
  it.each([
    ['pc-iam-login-callback', { access: 'yes', signsIn: true, judgesDataCentre: false }],
    ['mobile-iam-login-callback', { access: 'yes', signsIn: true, judgesDataCentre: false }],
    ['pc-iam-profile-callback', { access: 'yes', signsIn: false, judgesDataCentre: false }],
    ['mobile-detail-applet-id', { access: 'yes', signsIn: false, judgesDataCentre: true }],
    ['pc-my-info', { access: 'no', signsIn: false, judgesDataCentre: false }],
    ['pc-not-found', { access: 'yes', signsIn: false, judgesDataCentre: false }],
  ])('%s', (name, page) => {
    expect(sessionPage(name)).toEqual(page)
  })
})
