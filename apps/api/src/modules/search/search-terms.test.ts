import { describe, expect, it } from 'vitest'
import { codeTerms, faqSearchTerms, textTerms } from './search-terms.ts'

describe('textTerms', () => {
  it('cuts Chinese into neighbouring characters and keeps Latin words', () => {
    expect(textTerms('断路器 MCCB')).toEqual(['断路', '路器', 'mccb'])
  })

  it('keeps a character that stands alone', () => {
    expect(textTerms('跳 A')).toEqual(['跳', 'a'])
  })

  it.each(['斷路器跳閘', '断路器跳闸'])('gives the same terms for %s', (text) => {
    expect(textTerms(text)).toEqual(['断路', '路器', '器跳', '跳闸'])
  })
})

describe('codeTerms', () => {
  it('lets any part be found that begins where letters and digits meet', () => {
    expect(codeTerms('NSX250F')).toEqual(['#NSX250F', '#250F'])
  })

  it.each(['nsx-250f', 'ＮＳＸ２５０Ｆ'])('does not depend on how %s is written', (code) => {
    expect(codeTerms(code)).toEqual(codeTerms('NSX250F'))
  })
})

describe('faqSearchTerms', () => {
  const terms = faqSearchTerms({ title: 'GV2 跳闸', conclusion: '先复位。', catalogueCodes: ['LC1D09M7C'] })

  it('covers title, conclusion, listed and mentioned catalogue numbers', () => {
    expect(terms).toEqual(expect.arrayContaining(['跳闸', '复位', '#GV2', '#1C1D09M7C']))
  })

  it('has every term once', () => {
    expect(new Set(terms).size).toBe(terms.length)
  })
})
