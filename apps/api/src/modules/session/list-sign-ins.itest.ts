import { adminSignIns } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logSignIn } from './sign-in-log.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  const desktop = { address: '10.0.0.8', userAgent: CHROME }
  const operator = world.accountOf('operator')
  await logSignIn(db, desktop, { userId: operator, method: 'iam', channel: 'pc', outcome: 'signed_in' })
  await logSignIn(
    db,
    { address: '10.0.0.9', userAgent: '<script>' },
    { userId: null, method: 'iam', channel: 'mobile', outcome: 'refused', reason: 'signin.state_invalid' },
  )
  await logSignIn(db, desktop, { userId: operator, method: 'iam', channel: 'pc', outcome: 'signed_out', reason: 'all' })
})
afterAll(() => world.close())

const list = (body: adminSignIns.SignInListRequest) =>
  world.call(adminSignIns.adminListSignIns, { body }, 'administrator')

describe('the sign-in log', () => {
  it('lists what happened, newest first, with the device in words', async () => {
    const { data } = await list({})
    expect(data.records).toMatchObject([
      { outcome: 'signed_out', reason: 'all' },
      { outcome: 'refused', user: null, reason: 'signin.state_invalid', channel: 'mobile', device: '未知设备' },
      {
        outcome: 'signed_in',
        user: { id: world.accountOf('operator') },
        address: '10.0.0.8',
        device: 'Windows · Chrome',
      },
    ])
    expect(data).toMatchObject({ total: 3, pages: 1, current: 1 })
  })

  it('is narrowed by outcome and by person, and paged', async () => {
    const outcomes = async (body: Parameters<typeof list>[0]) =>
      (await list(body)).data.records.map(({ outcome }) => outcome)
    expect(await outcomes({ outcome: 'refused' })).toEqual(['refused'])
    expect(await outcomes({ userId: world.accountOf('operator') })).toEqual(['signed_out', 'signed_in'])
    expect(await outcomes({ userId: world.accountOf('operator'), outcome: 'refused' })).toEqual([])
    expect(await outcomes({ current: 2, size: 2 })).toEqual(['signed_in'])
  })

  it('takes one statement', async () => {
    await list({})
    expect(await world.statementsOf(() => list({ outcome: 'signed_in' }))).toHaveLength(1)
  })

  it.each(['moderator', 'operator', 'expert', 'customer'] as const)('is not for a %s', async (role) => {
    const { status, error } = await world.call(adminSignIns.adminListSignIns, { body: {} }, role)
    expect([status, error]).toEqual([403, 'auth.forbidden'])
  })

  it('ends where the console stops counting', () => {
    expect(adminSignIns.SIGN_IN_COUNT_LIMIT).toBe(1000)
  })
})
