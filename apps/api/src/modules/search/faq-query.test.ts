import { faq } from '@kms/contract'
import { describe, expect, it } from 'vitest'
import { faqQuery } from './faq-query.ts'

const body = (over: Partial<faq.FaqSearchRequest> = {}) =>
  faqQuery(faq.FaqSearchRequest.parse({ keyword: '跳闸', ...over }), 1_000)
const text = (value: unknown) => JSON.stringify(value)

describe('faqQuery', () => {
  it('asks for the page, never for the documents themselves', () => {
    expect(body({ current: 3, size: 20 })).toMatchObject({ from: 40, size: 20, _source: false })
  })

  it('counts no further than pages reach', () => {
    expect(body()).toMatchObject({ track_total_hits: 10_000, timeout: '1000ms' })
  })

  it('refines the order of the best matches only', () => {
    expect(body()['rescore']).toMatchObject({ window_size: 200 })
    expect(body()).not.toHaveProperty('sort')
  })

  it.each([
    ['time', 'publishedAt'],
    ['heat', 'heat'],
  ] as const)('sorts by %s', (sort, field) => {
    expect(body({ sort })['sort']).toEqual([{ [field]: 'desc' }, { id: 'desc' }])
  })

  it('shows the hottest first when there is nothing to be relevant to', () => {
    expect(body({ keyword: '' })['sort']).toEqual([{ heat: 'desc' }, { id: 'desc' }])
    expect(body({ keyword: '' })).not.toHaveProperty('highlight')
  })

  it('narrows by section and tag without touching the order', () => {
    const query = text(body({ sectionId: '7', tagId: '9' })['query'])
    expect(query).toContain('{"term":{"sectionIds":"7"}}')
    expect(query).toContain('{"term":{"tagIds":"9"}}')
  })

  it('looks for a catalogue number however it is typed', () => {
    for (const keyword of ['nsx250', 'NSX 250', 'ＮＳＸ２５０', 'NSX25O']) {
      expect(text(body({ keyword })['query'])).toContain('{"term":{"titleCodes.beginning":"NSX250"}}')
    }
  })

  it('compares quantities by value', () => {
    expect(text(body({ keyword: '1.5千瓦 变频器' })['rescore'])).toContain('{"term":{"quantities":"1500w"}}')
  })

  it('lets the engine escape what it marks', () => {
    expect(body()['highlight']).toMatchObject({ encoder: 'html', pre_tags: ['<em>'], post_tags: ['</em>'] })
  })
})
