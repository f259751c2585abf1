import { describe, expect, it } from 'vitest'
import { changeFilters } from '../../list/page-address.ts'
import {
  addressFromFilters,
  filtersFromAddress,
  isFiltered,
  NO_FILTERS,
  requestFromFilters,
  type ListFilters,
} from './list-address.ts'

const read = (query: string) => filtersFromAddress(new URLSearchParams(query))

describe('the list in the address', () => {
  it.each<[string, Partial<ListFilters>]>([
    ['', {}],
    ['q=NSX250&page=3', { keyword: 'NSX250', current: 3 }],
    ['status=withdrawn&section=12&overdue=1', { status: 'withdrawn', sectionId: '12', overdue: true }],
    ['size=50', { size: 50 }],
    ['q=%E8%84%B1%E6%89%A3+%E5%A4%8D%E4%BD%8D', { keyword: '脱扣 复位' }],
  ])('"%s" is read and written back unchanged', (query, expected) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...expected })
    expect(addressFromFilters(read(query)).toString()).toBe(query)
  })

  it.each([
    'status=deleted',
    'status=toString',
    'section=1;drop',
    'section=0',
    'page=0',
    'page=x',
    'page=1.5',
    'size=5000',
    'overdue=yes',
    'q=%20',
  ])('reads "%s" as not given', (query) => {
    expect(read(query)).toEqual(NO_FILTERS)
  })

  it('goes back to the first page when a filter changes, and only then', () => {
    const third = { ...NO_FILTERS, keyword: '断路器', current: 3 }
    expect(changeFilters(third, { status: 'draft' })).toEqual({ ...third, status: 'draft', current: 1 })
    expect(changeFilters(third, { current: 4 })).toEqual({ ...third, current: 4 })
  })

  it('asks the API only for what is set', () => {
    expect(requestFromFilters(NO_FILTERS)).toEqual({ current: 1, size: 20 })
    expect(requestFromFilters(read('q=a&status=draft&overdue=1&page=2'))).toEqual({
      current: 2,
      size: 20,
      keyword: 'a',
      status: 'draft',
      overdue: true,
    })
  })

  it('does not call paging a filter', () => {
    expect(isFiltered(read('page=2&size=50'))).toBe(false)
    expect(isFiltered(read('overdue=1'))).toBe(true)
  })
})
