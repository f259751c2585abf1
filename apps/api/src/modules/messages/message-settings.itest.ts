import { messages, messageSettings } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendMessage, type NewMessage } from './send-message.ts'

const { DEFAULT_SWITCHES, MESSAGE_KINDS } = messageSettings
type Kind = messageSettings.MessageKind

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world?.close())
beforeEach(async () => {
  await sql`delete from message`.execute(world.deps.db)
  await sql`delete from message_switch`.execute(world.deps.db)
})

const send = (kind: Kind, over: Partial<NewMessage> = {}) =>
  world.deps.db.transaction().execute((tx) =>
    sendMessage(tx, {
      ...{ to: [world.accountOf('customer')], kind, type: 'QUESTION', refId: '1', title: 't', content: 'c' },
      cause: `test:${kind}`,
      ...over,
    }),
  )
const save = (...settings: messageSettings.MessageSetting[]) =>
  world.call(messageSettings.saveMessageSettings, { body: { settings } }, 'customer')
const settings = async () => (await world.call(messageSettings.getMessageSettings, {}, 'customer')).data
const arrived = async () => (await world.call(messages.listMessages, { query: {} }, 'customer')).data.records

it('starts with the defaults, every kind once, in one statement', async () => {
  const statements = await world.statementsOf(async () => {
    const { settings: all, reachable } = await settings()
    expect(all).toEqual(MESSAGE_KINDS.map((kind) => ({ kind, ...DEFAULT_SWITCHES[kind] })))
    expect(reachable).toEqual({ wechat: false, email: false })
  })
  expect(statements.filter(({ sql }) => sql.includes('message_switch'))).toHaveLength(1)
})

it('keeps what was set, per kind and for its owner alone; the last word counts', async () => {
  await save({ kind: 'liked', site: false, wechat: true, email: true })
  const { data } = await save(
    { kind: 'points', site: false, wechat: false, email: false },
    { kind: 'points', site: false, wechat: true, email: false },
  )
  const byKind = new Map(data.settings.map((setting) => [setting.kind, setting]))
  expect(byKind.get('liked')).toEqual({ kind: 'liked', site: false, wechat: true, email: true })
  expect(byKind.get('points')).toEqual({ kind: 'points', site: false, wechat: true, email: false })
  expect(await settings()).toEqual(data)
  const others = await world.call(messageSettings.getMessageSettings, {}, 'expert')
  expect(others.data.settings.find(({ kind }) => kind === 'liked')?.site).toBe(true)
})

it('takes no kind that does not exist', async () => {
  const answer = await save({ kind: 'weather' as Kind, site: false, wechat: false, email: false })
  expect(answer).toMatchObject({ status: 400, error: 'request.invalid' })
})

it.each(MESSAGE_KINDS)(
  '%s arrives, unless it was switched off, and never tells anybody of his own act',
  async (kind) => {
    expect(await send(kind)).toBe(1)
    expect(await arrived()).toMatchObject([{ kind }])
    expect(await send(kind, { cause: 'own', actorId: world.accountOf('customer') })).toBe(0)
    await save({ kind, ...DEFAULT_SWITCHES[kind], site: false })
    expect(await send(kind, { cause: 'off' })).toBe(0)
    await save({ kind, ...DEFAULT_SWITCHES[kind] })
    expect(await send(kind, { cause: 'on again' })).toBe(1)
  },
)
