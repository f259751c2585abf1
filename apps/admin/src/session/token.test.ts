import { describe, expect, it } from 'vitest'
import { readClaims, takeToken, tokenProblem } from './token.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenWith = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.c2lnbmF0dXJl`

describe('takeToken', () => {
  it.each([
    ['', null, ''],
    ['#section-2', null, '#section-2'],
    ['#token=a.b.c', 'a.b.c', ''],
    ['#token=a.b.c&tab=history', 'a.b.c', '#tab=history'],
    ['#token=', null, ''],
  ])('%s', (hash, token, rest) => {
    expect(takeToken(hash)).toEqual({ token, hash: rest })
  })
})

describe('readClaims', () => {
  it('reads a Chinese name and the roles', () => {
    const claims = readClaims(tokenWith({ sub: '7', name: '运营小满', roles: ['operator'], exp: 100 }))
    expect(claims).toEqual({ subject: '7', name: '运营小满', roles: ['operator'], expiresAt: 100_000 })
  })

  it.each([
    [['staff', 'operator'], '运营 7'],
    [['customer'], '用户 7'],
    [undefined, '用户 7'],
  ])('names somebody by role %s and number when the token carries no name', (roles, name) => {
    expect(readClaims(tokenWith({ sub: '7', roles }))?.name).toBe(name)
  })

  it.each(['', 'abc', 'a.b', 'a.%%%.c', `a.${encode('text')}.c`, tokenWith({ name: 'no subject' })])(
    'refuses %s',
    (token) => {
      expect(readClaims(token)).toBeNull()
    },
  )
})

describe('tokenProblem', () => {
  const now = 50_000
  it.each([
    ['garbage', /不是一个令牌/],
    [tokenWith({ sub: '7', exp: 50 }), /已过期/],
  ])('explains %s', (token, problem) => {
    expect(tokenProblem(token, now)).toMatch(problem)
  })

  it('lets a current token through', () => {
    expect(tokenProblem(tokenWith({ sub: '7', exp: 51 }), now)).toBeNull()
  })
})
