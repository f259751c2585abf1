import { messages, privacy, session } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '../../kernel/actor.ts'
import { eraseAccount } from './erase-account.ts'
import { sweepPrivacy } from './sweep-privacy.ts'

let world: World
const DAY_MS = 24 * 3600_000
const later = (days: number) => new Date(Date.now() + days * DAY_MS)

beforeAll(async () => {
  world = await createWorld({ env: { ENABLE_FAKE_LOGIN: 'true' } })
})
afterAll(() => world?.close())
beforeEach(async () => void (await sql`truncate data_export, account_deletion, message`.execute(world.deps.db)))

const titles = async (as: Role) =>
  (await world.call(messages.listMessages, { query: {} }, as)).data.records.map(({ title }) => title)
const request = (as: Role) => world.call(privacy.requestExport, {}, as)
const list = async (as: Role) => (await world.call(privacy.listExports, {}, as)).data
const address = (key: string, as: Role) => world.call(privacy.getExportAddress, { params: { key } }, as)

describe('a copy of one’s data', () => {
  it('is made by a job, told of, and fetched by its owner alone', async () => {
    const { data } = await request('customer')
    expect(data).toMatchObject({ state: 'waiting', size: null })
    expect((await address(data.id, 'customer')).error).toBe('export.not_found')
    await world.drain()
    expect(await titles('customer')).toEqual(['您的数据副本已生成'])
    const { records } = await list('customer')
    expect(records).toEqual([expect.objectContaining({ id: data.id, state: 'ready' })])
    const { data: found } = await address(data.id, 'customer')
    const answer = await fetch(found.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.length).toBe(records[0]?.size)
    expect(bytes.includes('index.html') && bytes.includes('data/app_user.json')).toBe(true)
    for (const other of ['expert', 'administrator'] as const) {
      const [theirs, missing] = await Promise.all(
        [data.id, '00000000-0000-4000-8000-000000000000'].map((key) => address(key, other)),
      )
      expect([theirs?.status, theirs?.error]).toEqual([missing?.status, missing?.error])
      expect(theirs?.status).toBe(404)
      expect((await list(other)).records).toEqual([])
    }
    // The place itself is closed, whatever its name.
    const bare = new URL(found.url)
    bare.search = ''
    expect((await fetch(bare)).status).toBe(403)
  })

  it('can be asked for once a day, also by two clicks at once', async () => {
    const answers = await Promise.all([request('expert'), request('expert')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect(answers.map(({ error }) => error)).toContain('export.too_soon')
    expect((await list('expert')).nextAt).not.toBeNull()
    await sql`update data_export set requested_at = requested_at - interval '25 hours'`.execute(world.deps.db)
    expect((await request('expert')).status).toBe(200)
  })

  it('is gone after a week, bytes too', async () => {
    const { data } = await request('customer')
    await world.drain()
    const { url } = (await address(data.id, 'customer')).data
    await sweepPrivacy(world.deps, later(6))
    await world.drain()
    expect((await fetch(url)).status).toBe(200)
    await sweepPrivacy(world.deps, later(7.1))
    await world.drain()
    expect((await fetch(url)).status).toBe(404)
    expect((await list('customer')).records[0]?.state).toBe('expired')
    expect((await address(data.id, 'customer')).error).toBe('export.not_found')
  })

  it('takes few statements to list', async () => {
    expect(
      (await world.statementsOf(() => list('customer'))).filter((one) => one.sql.includes('data_export')),
    ).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  /** A member of his own, whom nobody else needs. */
  async function newcomer(nickname = '要走的人', roles = '{customer}') {
    const { rows } = await sql<{ id: string }>`
      insert into app_user (nickname, roles) values (${nickname}, ${roles}) returning id`.execute(world.deps.db)
    const id = rows[0]?.id ?? ''
    return { id, ...(await signIn(id)).headers }
  }
  async function signIn(id: string) {
    const response = await world.app.inject({
      method: 'GET',
      url: session.fakeLogin.path.replace('{id}', id),
      remoteAddress: '127.0.0.1',
    })
    const { data } = response.json<{ data: string | null }>()
    return { status: response.statusCode, headers: { authorization: `Bearer ${data}` } }
  }
  const ask = (nickname: string, headers: Record<string, string>) =>
    world.call(privacy.requestDeletion, { body: { nickname } }, undefined, headers)
  const deletionOf = async (id: string) =>
    (
      await sql<{ done_at: Date | null }>`select done_at from account_deletion where user_id = ${id}`.execute(
        world.deps.db,
      )
    ).rows[0]

  it('needs the name typed again and a recent sign-in; staff of the console hand over first', async () => {
    const { id, authorization } = await newcomer()
    expect((await ask('别人', { authorization })).error).toBe('account.name_differs')
    await sql`update user_session set created_at = now() - interval '31 minutes' where user_id = ${id}`.execute(
      world.deps.db,
    )
    expect((await ask('要走的人', { authorization })).error).toBe('signin.again')
    expect(await deletionOf(id)).toBeUndefined()
    const nickname = '随便'
    expect((await world.call(privacy.requestDeletion, { body: { nickname } }, 'operator')).error).toBe(
      'account.has_duties',
    )
  })

  it('ends every session at once', async () => {
    const { id, authorization } = await newcomer()
    const elsewhere = (await signIn(id)).headers
    expect((await ask('要走的人', { authorization })).status).toBe(200)
    for (const headers of [{ authorization }, elsewhere])
      // The commit tells every process; this one hears it a moment later.
      await vi.waitFor(async () =>
        expect((await world.call(privacy.listExports, {}, undefined, headers)).status).toBe(401),
      )
  })

  it('is taken back by signing in within the week', async () => {
    const { id, authorization } = await newcomer()
    await ask('要走的人', { authorization })
    await sweepPrivacy(world.deps, later(6))
    const back = (await signIn(id)).headers
    expect(await deletionOf(id)).toBeUndefined()
    const told = await world.call(messages.listMessages, { query: {} }, undefined, back)
    expect(told.data.records.map(({ title }) => title)).toEqual(['注销申请已取消'])
    await sweepPrivacy(world.deps, later(8))
    await eraseAccount(world.deps, { userId: id }, later(8))
    const { rows } = await sql<{ nickname: string }>`select nickname from app_user where id = ${id}`.execute(
      world.deps.db,
    )
    expect(rows[0]?.nickname).toBe('要走的人')
  })

  it('is done a week later, once, and nobody signs in as that account again', async () => {
    const { id, authorization } = await newcomer()
    await ask('要走的人', { authorization })
    await eraseAccount(world.deps, { userId: id }, later(6.9))
    expect((await deletionOf(id))?.done_at).toBeNull()
    await eraseAccount(world.deps, { userId: id }, later(7.1))
    await eraseAccount(world.deps, { userId: id }, later(7.2))
    expect((await deletionOf(id))?.done_at).not.toBeNull()
    const { rows } =
      await sql`select nickname, roles, deleted_at is not null as gone from app_user where id = ${id}`.execute(
        world.deps.db,
      )
    expect(rows[0]).toEqual({ nickname: '已注销用户', roles: ['banned'], gone: true })
    expect((await signIn(id)).status).toBe(403)
  })
})
