import { ApiError, type SendRequest } from '@kms/api-client'
import { openMemory } from '@kms/features/session/session-storage'
import { createTokenKeeper } from '@kms/features/session/token-keeper'
import { describe, expect, it } from 'vitest'
import { createAuthorizedSend } from './authorized-send.ts'

const NOW = 1_800_000_000_000
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (sub: string, seconds = 600, mark = '') =>
  `${part({ typ: 'kms-user+jwt', mark })}.${part({ sub, exp: NOW / 1000 + seconds })}.sig`
const INIT = { method: 'POST' as const, headers: { 'x-own': '1' }, body: '{}', signal: AbortSignal.timeout(10_000) }

/** An API that takes the given tokens, and a cookie that gives the given ones, in turn. */
function setUp({ held, good, cookie }: { held: string | null; good: string[]; cookie: (string | number)[] }) {
  const memory = openMemory(() => {
    throw new Error('no storage')
  })
  const sent: (string | undefined)[] = []
  /** Answers held back, in the order of the calls. */
  const late: Promise<void>[] = []
  const told: string[] = []
  let renewals = 0
  const tokens = createTokenKeeper({
    memory,
    now: () => NOW,
    isMembersDocument: () => true,
    renew: async () => {
      renewals += 1
      const next = cookie.shift() ?? 401
      if (typeof next === 'number') throw new ApiError(next, { message: '' })
      return next
    },
  })
  if (held !== null) tokens.store(held)
  const send: SendRequest = async (_address, { headers }) => {
    const authorization = headers['authorization']?.slice('Bearer '.length)
    sent.push(authorization)
    await late.shift()
    const status = authorization !== undefined && good.includes(authorization) ? 200 : 401
    return { status, statusText: '', json: async () => ({}) }
  }
  const call = createAuthorizedSend({
    send,
    tokens,
    personId: () => '6',
    onNobody: () => told.push('nobody'),
    onSomebodyElse: () => told.push('somebody else'),
  })
  return { call: async () => (await call('/x', INIT)).status, late, sent, told, renewals: () => renewals }
}

describe('a call of the console', () => {
  it('carries the token and its own headers', async () => {
    const mine = token('6')
    const { call, sent, told } = setUp({ held: mine, good: [mine], cookie: [] })
    expect([await call(), sent, told]).toEqual([200, [mine], []])
  })

  it('renews a token in its last minute before it is sent', async () => {
    const next = token('6')
    const { call, sent } = setUp({ held: token('6', 59), good: [next], cookie: [next] })
    expect([await call(), sent]).toEqual([200, [next]])
  })

  it('is repeated once with a new token after a refusal', async () => {
    const [old, next] = [token('6', 600, 'old'), token('6')]
    const { call, sent, told } = setUp({ held: old, good: [next], cookie: [next] })
    expect([await call(), sent, told]).toEqual([200, [old, next], []])
  })

  it('shares the new token with others refused at the same time', async () => {
    const [old, next] = [token('6', 600, 'old'), token('6')]
    const { call, renewals } = setUp({ held: old, good: [next], cookie: [next] })
    expect(await Promise.all([call(), call(), call()])).toEqual([200, 200, 200])
    expect(renewals()).toBe(1)
  })

  it('takes the token that another call has got while this one was under way', async () => {
    const [old, next] = [token('6', 600, 'old'), token('6')]
    const { call, late, sent, renewals } = setUp({ held: old, good: [next], cookie: [next, next] })
    const gate = Promise.withResolvers<void>()
    late.push(gate.promise)
    const slow = call()
    await Promise.resolve()
    expect(await call()).toBe(200)
    gate.resolve()
    expect([await slow, renewals()]).toEqual([200, 1])
    expect(sent).toEqual([old, old, next, next])
  })

  it('says that nobody is signed in when the cookie is refused too', async () => {
    const old = token('6')
    const { call, sent, told } = setUp({ held: old, good: [], cookie: [401] })
    expect([await call(), sent, told]).toEqual([401, [old], ['nobody']])
  })

  it('says so as well when even a new token is refused, and does not try for ever', async () => {
    const [old, next] = [token('6', 600, 'old'), token('6')]
    const { call, sent, told } = setUp({ held: old, good: [], cookie: [next, next, next] })
    expect([await call(), sent.length, told]).toEqual([401, 2, ['nobody']])
  })

  it('does not take an API that is away for the end of the session', async () => {
    const { call, told } = setUp({ held: token('6'), good: [], cookie: [503] })
    expect([await call(), told]).toEqual([401, []])
  })

  it.each([
    ['before the call', token('6', 30)],
    ['after a refusal', token('6', 600, 'old')],
  ])("is never sent in somebody else's name (%s)", async (_, held) => {
    const theirs = token('7')
    const { call, sent, told } = setUp({ held, good: [theirs], cookie: [theirs] })
    expect([await call(), told]).toEqual([401, ['somebody else']])
    expect(sent).not.toContain(theirs)
  })
})
