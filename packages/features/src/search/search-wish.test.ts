import { expect, it } from 'vitest'
import { isNarrowed, NO_FILTERS, readWish, searchBody, wishPath } from './search-wish.ts'

const read = (query: string) => readWish(new URL(`https://site.test/kms/pc/search?${query}`))
const FULL = 'val=NSX250F&type=QUESTION&section=7&tag=12&series=NSX&within=month&answered=1&solved=1&files=1&sort=time'

it('reads the address it writes', () => {
  const wish = read(`${FULL}&current=3`)
  expect(wishPath('pc', wish)).toBe(`/pc/search?${FULL}`)
  expect(wishPath('mobile', wish, { current: 3 })).toBe(`/mobile/search?${FULL}&current=3`)
  expect(wishPath('pc', wish, NO_FILTERS)).toBe('/pc/search?val=NSX250F&type=QUESTION&sort=time')
})

it('leaves out nonsense, and cuts what is too long', () => {
  const wish = read(`val=${'跳'.repeat(300)}&type=THINGS&sort=price&within=century&answered=yes&current=-2`)
  expect(wish).toMatchObject({ type: 'ALL', sort: 'relevance', within: undefined, answered: false, current: 1 })
  expect(wish.keyword).toHaveLength(100)
  expect(isNarrowed(wish)).toBe(false)
})

it('asks the API for exactly what is wished', () => {
  expect(searchBody(read('val=a'), 10)).toEqual({ keyword: 'a', type: 'ALL', sort: 'relevance', current: 1, size: 10 })
  expect(searchBody(read(FULL), 10)).toEqual({
    keyword: 'NSX250F',
    type: 'QUESTION',
    sort: 'time',
    current: 1,
    size: 10,
    sectionId: '7',
    tagId: '12',
    series: 'NSX',
    within: 'month',
    answered: true,
    solved: true,
    hasAttachment: true,
  })
})
