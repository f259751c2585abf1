import { describe, expect, it } from 'vitest'
import { toTsQuery, wishesOf, wishesToGrant } from './fallback-query.ts'

const all = (keyword: string) => toTsQuery(wishesOf(keyword), 'all')

describe('wishesOf', () => {
  it('knows what means the same', () => {
    expect(all('MCCB')).toContain("'塑壳'")
    expect(all('MCCB')).toContain("'mccb'")
  })

  it('follows an ambiguous word to its main meaning and not back', () => {
    expect(all('开关')).toContain("('断路' & '路器')")
    expect(all('断路器')).not.toContain("('开关')")
  })

  it('finds a catalogue number from its beginning', () => {
    expect(all('nsx25o')).toBe("(('#NSX250':*))")
  })

  it('does not let words of asking decide', () => {
    expect(all('请问怎么处理')).toBe('')
  })

  it.each(["'; drop table faq; --", "a' | 'b", '\\', '((((', '&|!<->'])(
    'turns %s into something PostgreSQL can read',
    (keyword) => {
      expect(all(keyword)).toMatch(
        /^(\(\(('[^'\\]+'(:\*)?( & | \| )?)+\)( \| \(('[^'\\]+'(:\*)?( & )?)+\))*\)( & )?)*$/,
      )
    },
  )
})

it('asks for all of a short query and for the core of a long one', () => {
  expect([1, 2, 3, 4, 8, 20].map(wishesToGrant)).toEqual([1, 2, 2, 3, 4, 6])
})
