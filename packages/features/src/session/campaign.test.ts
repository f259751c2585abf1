import { describe, expect, it } from 'vitest'
import { campaignQuery, captureCampaign, keptCampaign, MAX_CAMPAIGN_VALUE, utmOf } from './campaign.ts'
import { openMemory } from './session-storage.ts'

const newMemory = () =>
  openMemory(() => {
    throw new Error('no storage')
  })
const FULL =
  'utm_source=wechat&utm_medium=menu&utm_term=MCCB&utm_campaign=q4&utm_content=a&se_sr=1&se_ct=2&se_md=3&mcOAuth=o&mcReg=R7&exchange=e'

describe('campaign values', () => {
  it('are kept under the keys of the specification, mcReg as regCode', () => {
    const memory = newMemory()
    captureCampaign(new URLSearchParams(`${FULL}&sso_checked=true&other=x`), memory)
    for (const [key, value] of [
      ['utm_source', 'wechat'],
      ['se_md', '3'],
      ['mcOAuth', 'o'],
      ['regCode', 'R7'],
      ['exchange', 'e'],
      ['sso_checked', 'true'],
    ] as const)
      // prettier-ignore
      expect(memory.get(key), key).toBe(value)
    expect([memory.get('mcReg'), memory.get('other')]).toEqual([null, null])
  })

  it('become the object that sign-in sends, and the same object is stored', () => {
    const memory = newMemory()
    captureCampaign(new URLSearchParams(FULL), memory)
    const utm = {
      utmSource: 'wechat',
      utmMedium: 'menu',
      utmTerm: 'MCCB',
      utmCampaign: 'q4',
      utmContent: 'a',
      seSr: '1',
      seCt: '2',
      seMd: '3',
      extParams: 'mcOAuth=o&mcReg=R7&exchange=e',
    }
    expect(utmOf(memory)).toEqual(utm)
    expect(JSON.parse(memory.get('utm') ?? '')).toEqual(utm)
  })

  it('become query parameters again for the way home', () => {
    const memory = newMemory()
    captureCampaign(new URLSearchParams(FULL), memory)
    expect(new URLSearchParams(keptCampaign(memory)).toString()).toBe(FULL)
  })

  it('stay when the next address says nothing, and are replaced one by one', () => {
    const memory = newMemory()
    captureCampaign(new URLSearchParams('utm_source=a&se_sr=1'), memory)
    captureCampaign(new URLSearchParams('page=2'), memory)
    captureCampaign(new URLSearchParams('utm_source=b'), memory)
    expect(keptCampaign(memory)).toEqual({ utm_source: 'b', se_sr: '1' })
  })

  it('are dropped when too long for the API', () => {
    expect(MAX_CAMPAIGN_VALUE).toBe(200)
    const memory = newMemory()
    captureCampaign(
      new URLSearchParams({ utm_source: 'x'.repeat(201), mcOAuth: 'y'.repeat(199), exchange: 'z' }),
      memory,
    )
    expect(utmOf(memory)).toEqual({ extParams: 'exchange=z' })
  })
})

it.each([
  ['?val=NSX&utm_source=wechat&mcReg=7', '?utm_source=wechat&mcReg=7'],
  ['?val=NSX', ''],
  ['', ''],
])('of the query %j a guard keeps %j', (query, kept) => {
  expect(campaignQuery(new URLSearchParams(query))).toBe(kept)
})
