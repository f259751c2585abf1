import { describe, expect, it } from 'vitest'
import { isCountable, keywordKey, tidyKeyword } from './hot-keywords-wording.ts'

describe('the wording of a hot keyword', () => {
  it('is tidied for showing', () => {
    expect(tidyKeyword('  ＮＳＸ２５０Ｆ　　跳闸 ')).toBe('NSX250F 跳闸')
  })

  it.each(['nsx250f 跳闸', 'NSX250F跳閘', 'ＮＳＸ２５０Ｆ 跳闸'])('is one keyword with NSX250F 跳闸: %s', (typed) => {
    expect(keywordKey(typed)).toBe(keywordKey('NSX250F 跳闸'))
  })

  it.each([
    ['跳', false],
    ['跳闸', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['😀', false],
    ['13800138000', false],
    ['联系 13800138000', false],
    ['someone@example.com', false],
    ['LV429630', true],
  ])('counts from 2 to 40 characters, and nothing personal: %s %s', (keyword, countable) => {
    expect(isCountable(keyword)).toBe(countable)
  })
})
