import { messages } from '@kms/contract'
import { createWorld, openStream, plansOf, type EventStream, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendMessage } from '../send-message.ts'

let world: World
let origin: string
const open: EventStream[] = []

beforeAll(async () => {
  world = await createWorld({ env: { STREAMS_PER_USER: '3', STREAMS_PER_ADDRESS: '4' } })
  origin = await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => world?.close())
beforeEach(async () => void (await sql`delete from message`.execute(world.deps.db)))
afterEach(() => open.splice(0).forEach((stream) => stream.close()))

async function streamOf(token: string) {
  const stream = await openStream(origin, token)
  open.push(stream)
  return stream
}
const tell = async (cause: string, to = [world.accountOf('customer')]) => {
  await world.deps.db
    .transaction()
    .execute((tx) =>
      sendMessage(tx, { to, cause, kind: 'notice', type: 'SYSTEM', refId: null, title: 't', content: 'c' }),
    )
  await world.drain()
}

describe('the stream', () => {
  it('begins with the number, follows what is sent and what is read, and says nothing twice', async () => {
    await tell('before')
    const stream = await streamOf(await world.tokenOf('customer'))
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(await stream.next()).toEqual({ unread: 1 })
    await tell("another's", [world.accountOf('expert')])
    await tell('own')
    expect(await stream.next()).toEqual({ unread: 2 })
    const { data } = await world.call(messages.listMessages, { query: {} }, 'customer')
    await world.call(messages.readMessage, { params: { id: data.records[0]?.id ?? '' } }, 'customer')
    expect(await stream.next()).toEqual({ unread: 1 })
    await world.call(messages.readAllMessages, { body: { upTo: data.records[0]?.id ?? '' } }, 'customer')
    expect(await stream.next()).toEqual({ unread: 0 })
  })

  it('says to every tab and device of a member the same', async () => {
    const { token } = await world.signIn('customer')
    const both = [await streamOf(await world.tokenOf('customer')), await streamOf(token)]
    for (const stream of both) expect(await stream.next()).toEqual({ unread: 0 })
    await tell('one')
    for (const stream of both) expect(await stream.next()).toEqual({ unread: 1 })
  })

  it('counts everybody whom one word names with one statement', async () => {
    const people = ['customer', 'expert', 'staff'] as const
    const streams = await Promise.all(people.map(async (role) => streamOf(await world.tokenOf(role))))
    for (const stream of streams) await stream.next()
    const statements = await world.statementsOf(async () => {
      await tell('all', people.map(world.accountOf))
      for (const stream of streams) expect(await stream.next()).toEqual({ unread: 1 })
    })
    expect(statements.filter(({ sql }) => sql.includes('user_session s'))).toHaveLength(1)
  })

  it('ends with the session: nothing more is said to who has signed out', async () => {
    const { token, sessionId } = await world.signIn('customer')
    const stream = await streamOf(token)
    await stream.next()
    await sql`update user_session set revoked_at = now() where id = ${sessionId}`.execute(world.deps.db)
    await tell('too late')
    expect(await stream.next()).toBeUndefined()
  })

  it('is refused to visitors, and to who has too many; the place of a closed one is free again', async () => {
    const path = `${origin}${messages.streamUnread.path}`
    expect((await fetch(path)).status).toBe(401)
    const token = await world.tokenOf('customer')
    const authorization = `Bearer ${token}`
    const three = [await streamOf(token), await streamOf(token), await streamOf(token)]
    const refused = await fetch(path, { headers: { authorization } })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    // The fourth from this address is another's; the fifth is one too many.
    await streamOf(await world.tokenOf('expert'))
    const staff = `Bearer ${await world.tokenOf('staff')}`
    expect((await fetch(path, { headers: { authorization: staff } })).status).toBe(429)
    three[0]?.close()
    await expect
      .poll(async () => {
        const stream = await streamOf(token).catch(() => undefined)
        return stream?.next()
      })
      .toEqual({ unread: 0 })
  })
})

it('lets everybody go when the process stops, and does not wait for them', async () => {
  const own = await createWorld()
  const address = await own.app.listen({ host: '127.0.0.1', port: 0 })
  const stream = await openStream(address, await own.tokenOf('customer'))
  await stream.next()
  await own.close()
  expect(await stream.next()).toBeUndefined()
})

it('asks by key and by the unread index, in the partition of each', async () => {
  const listen = async () => (await streamOf(await world.tokenOf('customer'))).next()
  const [plan] = await plansOf(world, listen, /user_session s\b/)
  expect(plan).toMatch(/user_session_pkey/)
  // Whose partition it is, is known only when it runs.
  expect(plan).toMatch(/message_p\d\d_user_id_id_idx\d* on message_p/)
})
