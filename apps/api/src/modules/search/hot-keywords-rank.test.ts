import { describe, expect, it } from 'vitest'
import { HALF_LIFE_DAYS, HOT_DAYS, rankHotKeywords, SHOWN_FROM, type DayCounts } from './hot-keywords-rank.ts'

const pin = (keyword: string, pinned_rank: number) => ({ keyword, pinned_rank, blocked: false })
const block = (keyword: string) => ({ keyword, pinned_rank: null, blocked: true })
const rank = (days: DayCounts[], words: Parameters<typeof rankHotKeywords>[1] = [], limit = 20) =>
  rankHotKeywords(days, words, limit)

describe('rankHotKeywords', () => {
  it('keeps the numbers that were decided', () => {
    expect([HOT_DAYS, HALF_LIFE_DAYS, SHOWN_FROM]).toEqual([7, 2, 3])
  })

  it('orders by searches, a recent one weighing more', () => {
    const today: DayCounts = [
      ['选择性', 5],
      ['凝露', 9],
    ]
    const twoDaysAgo: DayCounts = [['漏保频繁跳', 16]]
    expect(rank([today, [], twoDaysAgo])).toEqual(['凝露', '漏保频繁跳', '选择性'])
    expect(rank([[], twoDaysAgo, today])).toEqual(['漏保频繁跳', '凝露', '选择性'])
  })

  it('adds up the days and the ways of writing, and shows the most usual one', () => {
    const days: DayCounts[] = [
      [
        ['nsx250f 跳闸', 2],
        ['NSX250F 跳闸', 4],
        ['凝露', 5],
      ],
      [['NSX250F跳闸', 3]],
    ]
    expect(rank(days)).toEqual(['NSX250F 跳闸', '凝露'])
  })

  it('does not show what one or two people searched', () => {
    expect(rank([[['凝露', 2]]])).toEqual([])
    expect(rank([[['凝露', 2]], [['凝露', 1]]])).toEqual(['凝露'])
  })

  it('puts pins first in their order, each keyword once, within the limit', () => {
    const searched: DayCounts = [
      ['凝露', 50],
      ['lc1d09m7c', 40],
      ['选择性', 30],
    ]
    const pins = [pin('浪涌保护器', 2), pin('LC1D09M7C', 1)]
    expect(rank([searched], pins)).toEqual(['LC1D09M7C', '浪涌保护器', '凝露', '选择性'])
    expect(rank([searched], pins, 3)).toEqual(['LC1D09M7C', '浪涌保护器', '凝露'])
  })

  it('never shows what is blocked, however it is written', () => {
    expect(rank([[['ＡＢＣ 廣告', 99]]], [block('abc广告')])).toEqual([])
  })

  it('leaves alone what operators neither pin nor block', () => {
    expect(rank([[['凝露', 9]]], [{ keyword: '凝露', pinned_rank: null, blocked: false }])).toEqual(['凝露'])
  })
})
