import { describe, expect, it } from 'vitest'
import { clearSignOut, clearTokens, openMemory, SESSION_KEYS, storeUser, visitorCookie } from './session-storage.ts'

function fakeStorage(values = new Map<string, string>()) {
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const user = { id: '1', openId: null, visitorFlag: 0, nickname: '张工', title: '', userType: 'customer', roles: [], isBigV: false, can: { openConsole: false } } as const // prettier-ignore

it("uses the specification's keys", () => {
  expect(Object.values(SESSION_KEYS)).toEqual([
    'KMS_USER_OR_VISITOR_JWT_TOKEN',
    'userInfo',
    'ssoState',
    'sso_checked',
    'originUrl',
    'publicLogin',
    'skipTag',
  ])
})

describe('memory', () => {
  it('is the storage where there is one', () => {
    const storage = fakeStorage()
    const memory = openMemory(() => storage)
    memory.set('a', '1')
    expect([memory.lasting, memory.get('a'), storage.values.get('a'), storage.values.has('kmsProbe')]).toEqual([
      true,
      '1',
      '1',
      false,
    ])
  })

  it.each([
    ['refuses access', () => { throw new Error('SecurityError') }], // prettier-ignore
    ['refuses writing', () => ({ ...fakeStorage(), setItem: () => { throw new Error('QuotaExceededError') } })], // prettier-ignore
  ])('lasts for the page when the browser %s', (_, open) => {
    const memory = openMemory(open)
    memory.set('a', '1')
    expect([memory.lasting, memory.get('a')]).toEqual([false, '1'])
    memory.remove('a')
    expect(memory.get('a')).toBeNull()
  })

  it('survives a storage that fills up later', () => {
    const storage = fakeStorage()
    const memory = openMemory(() => storage)
    storage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    expect(() => memory.set('a', '1')).not.toThrow()
  })
})

it.each([
  [0, false],
  [1, true],
] as const)('a stored user with visitorFlag %i has anonymity %s', (visitorFlag, anonymity) => {
  const memory = openMemory(() => fakeStorage())
  storeUser(memory, { ...user, roles: [], visitorFlag })
  expect(JSON.parse(memory.get('userInfo') ?? '{}')).toMatchObject({ id: '1', visitorFlag, anonymity })
})

it('reads the visitor cookie among others', () => {
  expect(visitorCookie({ cookie: 'a=1; KMS_VISITOR_JWT_TOKEN=x.y.z; b=2' })).toBe('x.y.z')
  expect(visitorCookie({ cookie: 'NOT_KMS_VISITOR_JWT_TOKEN=x; KMS_VISITOR_JWT_TOKEN=' })).toBeNull()
})

describe('clearing', () => {
  const filled = () => {
    const memory = openMemory(() => fakeStorage())
    for (const key of Object.values(SESSION_KEYS)) memory.set(key, 'x')
    return memory
  }
  const left = (memory: ReturnType<typeof filled>) =>
    Object.values(SESSION_KEYS).filter((key) => memory.get(key) !== null)

  it('after a refusal takes tokens and user info, here and in the cookie', () => {
    const memory = filled()
    const jar = { cookie: '' }
    clearTokens(memory, jar)
    expect(left(memory)).toEqual(['ssoState', 'sso_checked', 'originUrl', 'publicLogin', 'skipTag'])
    expect(jar.cookie).toMatch(/^KMS_VISITOR_JWT_TOKEN=; Path=\/kms; Max-Age=0/)
  })

  it('after signing out takes what the specification lists', () => {
    const memory = filled()
    clearSignOut(memory)
    expect(left(memory)).toEqual(['ssoState', 'sso_checked', 'originUrl'])
  })
})
