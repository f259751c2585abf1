import { describe, expect, it } from 'vitest'
import {
  addressFromFilters,
  filtersFromAddress,
  isFiltered,
  NO_FILTERS,
  requestFromFilters,
  type SignInFilters,
} from './sign-in-list-address.ts'

const read = (query: string) => filtersFromAddress(new URLSearchParams(query))

describe('the sign-in log in the address', () => {
  it.each<[string, Partial<SignInFilters>]>([
    ['', {}],
    ['outcome=refused&page=3', { outcome: 'refused', current: 3 }],
    ['user=6', { userId: '6' }],
    ['outcome=signed_in&user=7&size=50', { outcome: 'signed_in', userId: '7', size: 50 }],
  ])('"%s" is read and written back unchanged', (query, expected) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...expected })
    expect(addressFromFilters(read(query)).toString()).toBe(query)
  })

  it.each(['outcome=won', 'outcome=toString', 'user=0', 'user=abc', 'user=6%20or%201', 'page=-1', 'size=999'])(
    'reads "%s" as not given',
    (query) => {
      expect(read(query)).toEqual(NO_FILTERS)
    },
  )

  it('asks the API only for what is set', () => {
    expect(requestFromFilters(NO_FILTERS)).toEqual({ current: 1, size: 20 })
    expect(requestFromFilters(read('outcome=banned&user=8&page=2'))).toEqual({
      current: 2,
      size: 20,
      outcome: 'banned',
      userId: '8',
    })
  })

  it('does not call paging a filter', () => {
    expect(isFiltered(read('page=2&size=50'))).toBe(false)
    expect(isFiltered(read('user=6'))).toBe(true)
  })
})
