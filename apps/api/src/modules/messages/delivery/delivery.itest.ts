import { messages, messageSettings } from '@kms/contract'
import { createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetMessages } from '../forget-messages.ts'
import { sendMessage, type NewMessage } from '../send-message.ts'
import { deliverByWeChat } from './deliver-by-wechat.ts'
import { sendDigests } from './send-digests.ts'

const { DEFAULT_SWITCHES, MESSAGE_KINDS, MESSAGE_CHANNELS } = messageSettings
const NOON = new Date('2026-11-15T12:00:00+08:00')
const NIGHT = new Date('2026-11-15T23:00:00+08:00')

let world: OutsideWorld
let customer: string
beforeAll(async () => {
  world = await createOutsideWorld({ WECHAT_TEMPLATE_ID: 'told', MAIL_FROM: 'noreply@kms.example' })
  customer = world.accountOf('customer')
  const { db } = world.deps
  await db
    .insertInto('user_identity')
    .values({ provider: 'wechat', subject: 'openid-customer', user_id: customer })
    .execute()
  await db.insertInto('user_contact').values({ user_id: customer, email: 'customer@kms.example' }).execute()
})
afterAll(() => world?.close())
beforeEach(async () => {
  for (const table of ['message', 'message_switch', 'message_delivery'])
    await sql`delete from ${sql.table(table)}`.execute(world.deps.db)
  await sql`update user_contact set unsubscribed_at = null`.execute(world.deps.db)
  await fetch(`${world.doubles.origin}/wechat-api/debug/messages`, { method: 'DELETE' })
})

const send = (over: Partial<NewMessage> = {}) =>
  world.deps.db.transaction().execute((tx) =>
    sendMessage(tx, {
      ...{
        to: [customer],
        kind: 'answered',
        type: 'QUESTION',
        refId: '8',
        answerId: '11',
        title: '吴工 回答了您的问题',
      },
      ...{ content: '《跳闸》先断电 <b>', cause: 'answer:11' },
      ...over,
    }),
  )
type Template = { touser: string; body: { url: string; template_id: string; data: Record<string, { value: string }> } }
type Mail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> }
const debug = async <T>(path: string) => (await (await fetch(`${world.doubles.origin}${path}`)).json()) as T[]
const onPhone = () => debug<Template>('/wechat-api/debug/messages')
const mails = () => debug<Mail>('/mail/debug/messages')
const waiting = async () =>
  (
    await sql<{ channel: string }>`select channel from message_delivery where sent_at is null order by 1`.execute(
      world.deps.db,
    )
  ).rows.map(({ channel }) => channel)

describe('every event by every way, as its switch says', () => {
  const cases = MESSAGE_KINDS.flatMap((kind) =>
    MESSAGE_CHANNELS.flatMap((channel) => [undefined, true, false].map((set) => ({ kind, channel, set }))),
  )
  it.each(cases)('$kind by $channel, switch $set', async ({ kind, channel, set }) => {
    if (set !== undefined) {
      const setting = { kind, ...DEFAULT_SWITCHES[kind], [channel]: set }
      await world.call(messageSettings.saveMessageSettings, { body: { settings: [setting] } }, 'customer')
    }
    const told = await send({ kind })
    const goes = channel === 'site' ? told === 1 : (await waiting()).includes(channel)
    expect(goes).toBe(set ?? DEFAULT_SWITCHES[kind][channel])
  })

  it('goes nowhere for who has no such address, nor of an own act', async () => {
    await send({ to: [world.accountOf('expert')] })
    await send({ actorId: customer, cause: 'own' })
    expect(await waiting()).toEqual([])
  })
})

describe('WeChat', () => {
  it('gets a template message that opens the exact answer, once', async () => {
    await send()
    await send()
    await deliverByWeChat(world.deps, NOON)
    await deliverByWeChat(world.deps, NOON)
    const sent = await onPhone()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ touser: 'openid-customer', body: { template_id: 'told' } })
    expect(sent[0]?.body.url).toBe(`${world.origin}/kms/mobile/detail/question/8#answer-11`)
    expect(sent[0]?.body.data['thing1']?.value).toBe('吴工 回答了您的问题')
  })

  it('waits for the morning', async () => {
    await send()
    await deliverByWeChat(world.deps, NIGHT)
    expect(await onPhone()).toEqual([])
    const { rows } = await sql<{ hours: number }>`
      select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs
      where key = 'message.wechat'`.execute(world.deps.db)
    expect(rows).toEqual([{ hours: expect.any(Number) }])
    await deliverByWeChat(world.deps, NOON)
    expect(await onPhone()).toHaveLength(1)
  })

  it('is tried again when the service is away, and given up for who cannot receive', async () => {
    await send()
    const control = (mode: string) =>
      fetch(`${world.doubles.origin}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ service: 'wechat', mode }),
      })
    await control('down')
    await expect(deliverByWeChat(world.deps, NOON)).rejects.toMatchObject({ error: 'outside.unavailable' })
    expect(await waiting()).toEqual(['email', 'wechat'])
    await control('up')
    await sql`update user_identity set subject = 'unsubscribed-1' where provider = 'wechat'`.execute(world.deps.db)
    await deliverByWeChat(world.deps, NOON)
    expect(await waiting()).toEqual(['email'])
    await sql`update user_identity set subject = 'openid-customer' where provider = 'wechat'`.execute(world.deps.db)
  })
})

describe('the daily mail', () => {
  it('has everything that waits, escaped, goes once, and ends with a link that ends it', async () => {
    const before = (await mails()).length
    await send()
    await send({ cause: 'answer:12', answerId: '12' })
    await sendDigests(world.deps, {})
    await sendDigests(world.deps, {})
    const sent = (await mails()).slice(before)
    expect(sent).toHaveLength(1)
    const [mail] = sent
    expect(mail).toMatchObject({ to: 'customer@kms.example', subject: '施知道：您有 2 条新消息' })
    expect(mail?.html).toContain('先断电 &lt;b&gt;')
    expect(mail?.text).toContain('/detail/question/8#answer-12')
    const link = new URL(/<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    const token = link.searchParams.get('token') ?? ''
    expect((await world.call(messages.unsubscribe, { query: { token } })).headers['location']).toBe('/kms/pc/home')
    expect((await world.call(messages.unsubscribeByMailProgram, { query: { token } })).data).toEqual({
      unsubscribed: true,
    })
    await send({ cause: 'answer:13' })
    expect(await waiting()).not.toContain('email')
  })

  it.each(['x', ''])('takes no other link: %j', async (token) => {
    const forged = token || (await world.tokenOf('expert'))
    const answer = await world.call(messages.unsubscribeByMailProgram, { query: { token: forged } })
    expect(answer).toMatchObject({ status: 400, error: 'request.invalid' })
  })
})

it('forgets what was read a year ago, and nothing else', async () => {
  await sql`insert into message (user_id, kind, type, title, content, cause, created_at, read_at)
    select ${customer}, 'notice', 'SYSTEM', 't', 'c', c, at::timestamptz, read::timestamptz from (values
      ('old and read', now() - interval '13 months', now()), ('old', now() - interval '13 months', null),
      ('read', now() - interval '11 months', now())) v (c, at, read)`.execute(world.deps.db)
  await forgetMessages(world.deps)
  const { rows } = await sql<{ cause: string }>`select cause from message order by 1`.execute(world.deps.db)
  expect(rows.map(({ cause }) => cause)).toEqual(['old', 'read'])
})
