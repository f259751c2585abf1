import { session } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld, type TestBrowser } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TICKET_MINUTES } from './qr-ticket.ts'

let world: OutsideWorld
let phone: { headers: object }
beforeAll(async () => {
  world = await createOutsideWorld()
  phone = { headers: { authorization: `Bearer ${await world.tokenOf('customer')}` } }
})
afterAll(() => world.close())

const create = async (desk: TestBrowser) => (await desk.call(session.loginInfo, { body: { action: 'create' } })).data
const step = (id: string, action: 'look' | 'confirm' | 'refuse', headers = phone.headers) =>
  createBrowser(world).call(session.loginInfo, { body: { action, id } }, headers)
const poll = (desk: TestBrowser, id: string) => desk.call(session.pooling, { params: { id } })

describe('signing a desktop in with a phone', () => {
  it('goes from waiting over scanned to confirmed, and signs that browser in once', async () => {
    const desk = createBrowser(world)
    const ticket = await create(desk)
    expect(ticket.qrUrl).toBe(`${world.origin}/kms/mobile/Login?ticket=${ticket.id}`)
    expect(ticket.browser).toBe('Windows · Chrome')
    const life = new Date(ticket.expiresAt).getTime() - Date.now()
    expect(life).toBeGreaterThan((TICKET_MINUTES * 60 - 10) * 1000)
    expect(life).toBeLessThanOrEqual(TICKET_MINUTES * 60 * 1000)
    expect((await poll(desk, ticket.id)).data).toEqual({ status: 'waiting', token: null })
    expect((await step(ticket.id, 'look')).data.status).toBe('scanned')
    expect((await poll(desk, ticket.id)).data.status).toBe('scanned')
    await step(ticket.id, 'confirm')
    const polls = await Promise.all([poll(desk, ticket.id), poll(desk, ticket.id), poll(desk, ticket.id)])
    const tokens = polls.flatMap(({ data }) => data.token ?? [])
    expect(tokens).toHaveLength(1)
    const info = await desk.call(session.getMyInfo, {}, { authorization: `Bearer ${tokens[0]}` })
    expect(info.data.id).toBe(world.accountOf('customer'))
    expect((await poll(desk, ticket.id)).data).toEqual({ status: 'expired', token: null })
  })

  it('gives a confirmed session to nobody but the browser that asked', async () => {
    const desk = createBrowser(world)
    const { id } = await create(desk)
    await step(id, 'confirm')
    const thief = createBrowser(world)
    await create(thief)
    expect((await poll(thief, id)).error).toBe('ticket.not_found')
    expect((await poll(desk, id)).data.status).toBe('confirmed')
  })

  it('asks the phone, and takes no for an answer', async () => {
    const desk = createBrowser(world)
    const { id } = await create(desk)
    await step(id, 'refuse')
    expect((await poll(desk, id)).data).toEqual({ status: 'refused', token: null })
    expect((await step(id, 'confirm')).data.status).toBe('refused')
  })

  it('lets only the phone that looked first go on', async () => {
    const { id } = await create(createBrowser(world))
    await step(id, 'look')
    const other = { authorization: `Bearer ${await world.tokenOf('partner')}` }
    expect((await step(id, 'confirm', other)).error).toBe('ticket.not_found')
  })

  it('needs somebody signed in on the phone', async () => {
    const { id } = await create(createBrowser(world))
    expect((await step(id, 'confirm', {})).error).toBe('auth.required')
  })

  it('ends after its two minutes', async () => {
    const desk = createBrowser(world)
    const { id } = await create(desk)
    await step(id, 'confirm')
    await world.deps.db
      .updateTable('qr_ticket')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', id)
      .execute()
    expect((await poll(desk, id)).data).toEqual({ status: 'expired', token: null })
  })
})
