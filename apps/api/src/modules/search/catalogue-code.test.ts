import { describe, expect, it } from 'vitest'
import { codeCandidates, codesInText, normaliseCode } from './catalogue-code.ts'

describe('normaliseCode', () => {
  it.each(['NSX250F', 'nsx250f', 'NSX 250-F', 'ＮＳＸ２５０Ｆ', 'NSX25OF', 'nsx.250/f'])(
    'reads %s as one catalogue number',
    (typed) => {
      expect(normaliseCode(typed)).toBe('NSX250F')
    },
  )

  it.each([
    ['LClD09M7C', 'LC1D09M7C'],
    ['iC65N-C16A/2P', 'IC65N C16A 2P'],
    ['LV43l63O', 'LV431630'],
  ])('folds what is taken for a digit: %s is %s', (typed, meant) => {
    expect(normaliseCode(typed)).toBe(normaliseCode(meant))
  })
})

describe('codesInText', () => {
  it('finds the catalogue numbers of a sentence and leaves quantities out', () => {
    expect(codesInText('用 NSX250F 替换 30mA 漏保，回路 380V、iC65N-C16A/2P')).toEqual([
      'NSX250F',
      normaliseCode('iC65NC16A2P'),
    ])
  })

  it('does not take plain words or numbers for codes', () => {
    expect(codesInText('Micrologic 说明书 2026 年')).toEqual([])
  })
})

describe('codeCandidates', () => {
  const codes = (query: string) => codeCandidates(query).map(({ code }) => code)

  it('joins neighbouring pieces, because people put spaces anywhere', () => {
    expect(codes('LC1 D09 M7')).toContain(normaliseCode('LC1D09M7'))
    expect(codes('nsx 250 f 跳闸')).toContain('NSX250F')
  })

  it('keeps the pieces too, because their order may differ', () => {
    expect(codes('iC65N 2P C16')).toEqual(expect.arrayContaining([normaliseCode('iC65N'), 'C16']))
  })

  it('knows how much of what was typed each of them is', () => {
    const share = (query: string, code: string) => codeCandidates(query).find((one) => one.code === code)?.share
    expect(share('nsx 250 f', 'NSX250F')).toBe(1)
    expect(share('nsx 250 f', 'NSX250')).toBeCloseTo(6 / 7)
    expect(share('ATV 310 HU 22 N 4 A', 'ATV310HU22N4A')).toBe(1)
    // A word beside it is no part of it.
    expect(share('NSX250 tiaozha', 'NSX250')).toBe(1)
  })

  it('offers no quantity and no short number', () => {
    expect(codes('380V 4kW 16')).not.toEqual(expect.arrayContaining(['380V']))
    expect(codes('16')).toEqual([])
  })

  it('stays small however long the query is', () => {
    expect(codeCandidates(Array.from({ length: 50 }, (_, index) => `a${index}`).join(' ')).length).toBeLessThanOrEqual(
      40,
    )
  })
})
