import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../understanding/lexicon.ts'
import { understandQuery } from '../understanding/understand-query.ts'
import { searchQuery } from './search-query.ts'
import type { SearchWish } from './search-wish.ts'

const lexicon = buildLexicon([])
const body = (over: Partial<SearchWish> = {}) => {
  const wish: SearchWish = {
    keyword: '跳闸',
    types: ['FAQ'],
    filters: {},
    sort: 'relevance',
    current: 1,
    size: 10,
    facets: false,
    ...over,
  }
  return searchQuery(wish, understandQuery(wish.keyword, lexicon), 1_000)
}
const text = (value: unknown) => JSON.stringify(value)

describe('searchQuery', () => {
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

  it('narrows without touching the order', () => {
    const filters = { sectionId: '7', tagId: '9', series: 'NSX', answered: false, solved: true, hasAttachment: true }
    const query = text(body({ filters })['query'])
    for (const term of [{ sectionIds: '7' }, { tagIds: '9' }, { series: 'NSX' }, { answered: false }, { solved: true }])
      expect(query).toContain(text({ term }))
    expect(query).toContain('{"terms":{"type":["FAQ"]}}')
  })

  it('counts all types while it shows some', () => {
    const counting = body({ facets: true })
    expect(counting['post_filter']).toEqual({ terms: { type: ['FAQ'] } })
    expect(text(counting['query'])).not.toContain('"type":["FAQ"]')
    expect(body()).not.toHaveProperty('aggs')
  })

  it('looks for a catalogue number however it is typed', () => {
    for (const keyword of ['nsx250', 'NSX 250', 'ＮＳＸ２５０', 'NSX25O']) {
      expect(text(body({ keyword })['query'])).toContain('{"term":{"titleCodes.beginning":"NSX250"}}')
    }
  })

  it('compares quantities by value', () => {
    expect(text(body({ keyword: '1.5千瓦 变频器' })['rescore'])).toContain('"value":"1500w"')
  })

  it('lets the engine escape what it marks', () => {
    expect(body()['highlight']).toMatchObject({ encoder: 'html', pre_tags: ['<em>'], post_tags: ['</em>'] })
  })
})
