import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('linkAddress', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    [' example.com/手册 ', 'https://example.com/手册'],
    ['example.com:8443/x', 'https://example.com:8443/x'],
    ['/kms/pc/detail/faq/12', '/kms/pc/detail/faq/12'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:4000000000', 'tel:4000000000'],
  ])('%s → %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '看手册',
    'a b.com',
    'https://',
  ])('refuses "%s"', (typed) => {
    expect(linkAddress(typed)).toBeNull()
  })
})
