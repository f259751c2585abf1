import { describe, expect, it } from 'vitest'
import { openMemory, SESSION_KEYS } from './session-storage.ts'
import { createTokenKeeper, readToken, RENEW_BEFORE_MS } from './token-keeper.ts'

const NOW = 1_800_000_000_000
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (kind: 'user' | 'visitor', seconds: number, sub = '7') =>
  `${part({ alg: 'EdDSA', typ: `kms-${kind}+jwt`, kid: '工' })}.${part({ sub, exp: NOW / 1000 + seconds })}.sig`

function setUp(held: string | null, membersDocument = false) {
  const memory = openMemory(() => {
    throw new Error('no storage')
  })
  if (held) memory.set(SESSION_KEYS.token, held)
  const asked: ((answer: string | Error) => void)[] = []
  const renew = () =>
    new Promise<string>((resolve, reject) =>
      asked.push((answer) => (typeof answer === 'string' ? resolve(answer) : reject(answer))),
    )
  return {
    memory,
    asked,
    keeper: createTokenKeeper({ memory, renew, now: () => NOW, isMembersDocument: () => membersDocument }),
  }
}

it.each([
  [token('user', 60), { kind: 'user', subject: '7', expiresAt: NOW + 60_000 }],
  [token('visitor', 1), { kind: 'visitor', subject: '7', expiresAt: NOW + 1000 }],
  ['nonsense', undefined],
  ['a.b.c', undefined],
  [`${part({ typ: 'JWT' })}.${part({ exp: 1 })}.x`, undefined],
  [`${part({ typ: 'kms-user+jwt' })}.${part({})}.x`, undefined],
  [null, undefined],
])('reads %s', (text, facts) => {
  expect(readToken(text)).toEqual(facts)
})

describe('the token that is sent', () => {
  it('is the stored one as long as it has more than a minute', async () => {
    expect(RENEW_BEFORE_MS).toBe(60_000)
    const held = token('user', 60)
    const { keeper, asked } = setUp(held)
    expect([await keeper.fresh(), asked.length]).toEqual([held, 0])
  })

  it('is renewed within the last minute, once for all who wait', async () => {
    const { keeper, asked, memory } = setUp(token('user', 59))
    const both = Promise.all([keeper.fresh(), keeper.fresh()])
    expect(asked).toHaveLength(1)
    const renewed = token('user', 600)
    asked[0]?.(renewed)
    expect(await both).toEqual([renewed, renewed])
    expect(memory.get(SESSION_KEYS.token)).toBe(renewed)
    expect(await keeper.fresh()).toBe(renewed)
  })

  it('is asked for again after a failed renewal; the old one serves meanwhile', async () => {
    const held = token('user', 30)
    const { keeper, asked } = setUp(held)
    const first = keeper.fresh()
    asked[0]?.(new Error('away'))
    expect(await first).toBe(held)
    void keeper.fresh()
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['nothing', null],
    ["a visitor's", token('visitor', 600)],
    ['one past its end', token('user', 0)],
  ])('for a member whose tab has %s comes from the cookie', async (_, held) => {
    const { keeper, asked } = setUp(held)
    keeper.expectMember(true)
    const sent = keeper.fresh()
    asked[0]?.('new')
    expect(await sent).toBe('new')
  })

  it("comes from the cookie before the session has started, if the document is a member's", async () => {
    const { keeper, asked } = setUp(null, true)
    const sent = keeper.fresh()
    asked[0]?.('new')
    expect(await sent).toBe('new')
    const ended = setUp(null, true)
    ended.keeper.expectMember(false)
    expect(await ended.keeper.fresh()).toBeNull()
  })

  it("is a visitor's where nobody is signed in, and none when that one is over", async () => {
    const held = token('visitor', 10)
    expect(await setUp(held).keeper.fresh()).toBe(held)
    expect(await setUp(token('visitor', 0)).keeper.fresh()).toBeNull()
  })
})
