import { answers, comments, endpoints, files, privacy, questions, type Endpoint, type Input } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, questionPost, type World } from '@kms/testing'
import { eraseAccount } from '@kms/api/modules/privacy/erase-account'
import { newSession } from '@kms/testing/member-factory'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validInput } from './valid-input.ts'

/** S18: who asks to be forgotten is found nowhere; and what is private of somebody never leaves the server. */
const MARK = 'zqpersonal'
const mark = (what: string) => `${MARK}${what}`
const LATER = new Date(Date.now() + 8 * 24 * 3600_000)

let world: World
let sql: pg.Client
/** Everything of the person in the object store. */
let keys: string[]
let person: { id: string; headers: { authorization: string } }
let published: { question: string; answer: string; comment: string }

beforeAll(async () => {
  world = await createWorld({ search: true, env: { ENABLE_FAKE_LOGIN: 'true' } })
  sql = new pg.Client(world.config.DATABASE_URL)
  await sql.connect()
  person = await newPerson()
  await writeEverything()
  await world.drain()
  const { rows } = await q(
    `select key from data_export where user_id = $1 union select key from file where owner_id = $1
     union select upload_key from file where owner_id = $1`,
    person.id,
  )
  keys = rows.map(({ key }) => String(key))
})
afterAll(async () => {
  await sql?.end()
  await world?.close()
})

const as = <E extends Endpoint>(endpoint: E, input: Input<E>) => world.call(endpoint, input, undefined, person.headers)
const q = (text: string, ...values: string[]) => sql.query<Record<string, unknown>>(text, values)

/** A trusted member whose every field carries the mark. */
async function newPerson() {
  const { db } = world.deps
  const row = await db
    .insertInto('app_user')
    .values({
      nickname: mark('name'),
      title: mark('title'),
      company_type: mark('company'),
      bio: mark('bio'),
      company: mark('employer'),
      roles: ['customer'],
      trust_level: 2,
      is_big_v: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await q(
    `insert into user_identity (provider, subject, user_id) values ('iam', $1, $2), ('wechat', $3, $2)`,
    mark('iam'),
    row.id,
    mark('openid'),
  )
  const { token } = await newSession(world.deps, row.id)
  await q(`update user_session set user_agent = $1 where user_id = $2`, mark('agent'), row.id)
  await q(
    `insert into sign_in_event (user_id, method, channel, outcome, address, user_agent, utm)
     values ($1, 'iam', 'pc', 'signed_in', $2, $3, $4)`,
    row.id,
    mark('address'),
    mark('agent'),
    JSON.stringify({ utm_source: mark('utm') }),
  )
  return { id: row.id, headers: { authorization: `Bearer ${token}` } }
}

/** Writes, follows, likes, uploads, is asked, is told and is named by others. */
async function writeEverything() {
  const { id } = person
  const post = questionPost(world)
  const question = (await as(questions.publishQuestion, { body: post })).data.id
  const draft = { questionType: 0 as const, title: mark('draft'), content: `<p>${mark('draft')}</p>` }
  await as(questions.createQuestionDraft, { body: draft })
  const gone = (
    await as(questions.publishQuestion, {
      body: { ...post, title: mark('deleted'), content: `<p>${mark('deleted')}</p>` },
    })
  ).data.id
  await as(questions.deleteQuestion, { params: { id: gone } })
  const others = await publishedQuestion(world)
  const answer = (
    await as(answers.createAnswer, { body: { questionId: others, answerType: 'QUESTION', content: '<p>先断电。</p>' } })
  ).data.id
  const theirs = await publishedAnswer(world, question, 'expert')
  const comment = (
    await as(comments.createComment, { body: { answerId: theirs, commentType: 'QUESTION', content: '谢谢' } })
  ).data.id
  published = { question, answer, comment }
  // Named by others, in an answer, a question and a comment.
  const mention = {
    type: 'doc' as const,
    content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: mark('name') } }] }],
  }
  const html = `<p><a href="/kms/pc/otherInfo/info?id=${id}">@${mark('name')}</a> 请看</p>`
  const naming = { content: html, doc: mention }
  await world.call(answers.createAnswer, { body: { questionId: others, answerType: 'QUESTION', ...naming } }, 'staff')
  await world.call(questions.publishQuestion, { body: { ...post, ...naming } }, 'partner')
  const remark = {
    answerId: theirs,
    commentType: 'QUESTION' as const,
    content: `@${mark('name')} 同意`,
    mentionIds: [id],
  }
  await world.call(comments.createComment, { body: remark }, 'expert')
  // Waits for a moderator.
  await q(`update app_user set trust_level = 0, published_count = 0 where id = $1`, id)
  const pending = { questionId: others, answerType: 'QUESTION' as const, content: `<p>加微信 ${mark('pending')}</p>` }
  await as(answers.createAnswer, { body: pending })
  const bytes = Buffer.from(mark('file'))
  const upload = {
    fileName: `${mark('file')}.txt`,
    contentType: 'text/plain',
    purpose: 'attachment' as const,
    size: bytes.length,
  }
  const { data: to } = await as(files.presignUpload, { body: upload })
  expect((await fetch(to.url, { method: to.method, headers: to.headers, body: new Uint8Array(bytes) })).ok).toBe(true)
  await as(files.getFileProgress, { params: { x: to.id } })
  await q(
    `insert into message (user_id, kind, type, title, content, cause) values ($1, 'notice', 'SYSTEM', $2, $2, 's18')`,
    id,
    mark('message'),
  )
  await q(
    `insert into question_offer (question_id, expert_id, round, due_at, note, reason) values ($1, $2, 1, now(), $3, $3)
           on conflict do nothing`,
    others,
    id,
    mark('note'),
  )
  await q(`insert into user_contact (user_id, email) values ($1, $2)`, id, mark('email'))
  await q(`insert into recommendation (user_id, items) values ($1, '[]')`, id)
  await as(privacy.requestExport, {})
}

type Hit = { where: string; found: string }

async function inDatabase(): Promise<Hit[]> {
  const { rows: tables } = await q(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const hits: Hit[] = []
  for (const { name } of tables) {
    const { rows } = await q(`select t::text as row from ${String(name)} t where t::text like $1`, `%${MARK}%`)
    hits.push(...rows.map(({ row }) => ({ where: String(name).replace('public.', ''), found: String(row) })))
  }
  return hits
}

async function inIndex(): Promise<Hit[]> {
  const index = `${world.config.SEARCH_PREFIX}-*`
  await world.deps.search.client.indices.refresh({ index })
  const { body } = await world.deps.search.client.search({ index, body: { size: 1000, query: { match_all: {} } } })
  const documents = body.hits.hits as { _id: string; _source?: unknown }[]
  expect(documents.length).toBeGreaterThan(0)
  return documents.flatMap(({ _id, _source }) =>
    JSON.stringify(_source).includes(MARK) ? [{ where: _id, found: JSON.stringify(_source) }] : [],
  )
}

async function inRedis(): Promise<Hit[]> {
  const { redis } = world.deps
  const hits: Hit[] = []
  for (const key of await redis.keys('*')) {
    const value = key.includes(MARK) ? key : await redis.dump(key).catch(() => null)
    if (String(value).includes(MARK)) hits.push({ where: key, found: String(value) })
  }
  return hits
}

/** Objects of the person that the store still has. */
async function inStore(): Promise<Hit[]> {
  const found = await Promise.all(keys.map((key) => world.deps.store.head(key, AbortSignal.timeout(10_000))))
  return keys.flatMap((key, index) => (found[index] ? [{ where: 'store', found: key }] : []))
}

describe("other people's private fields", () => {
  const PRIVATE = [
    'iam',
    'openid',
    'email',
    'agent',
    'address',
    'utm',
    'draft',
    'pending',
    'message',
    'file',
    'note',
  ].map(mark)
  const readable = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
    (id) => endpoints[id].access !== 'admin' && id !== 'logout' && id !== 'fakeLogin',
  )

  it.each(readable)('are in no answer of %s', async (id) => {
    for (const target of [published.question, published.answer, published.comment, person.id]) {
      const { body } = await world.call(
        endpoints[id] as Endpoint,
        { ...validInput(world, id, target) } as Input<Endpoint>,
        'customer',
      )
      const text = JSON.stringify(body)
      expect(PRIVATE.filter((secret) => text.includes(secret))).toEqual([])
    }
  })
})

describe('a deleted account', () => {
  it('was everywhere before', async () => {
    const places = new Set((await inDatabase()).map(({ where }) => where.replace(/_p\d\d$/, '')))
    for (const table of [
      'app_user',
      'user_identity',
      'user_session',
      'sign_in_event',
      'message',
      'question',
      'question_draft',
    ])
      expect(places).toContain(table)
    for (const table of ['answer', 'answer_comment', 'file', 'review_item', 'question_offer'])
      expect(places).toContain(table)
    expect(await inIndex()).not.toEqual([])
    expect(await inStore()).not.toEqual([])
  })

  it('leaves no trace in database, index, cache and files; what was published stays', async () => {
    const asked = await as(privacy.requestDeletion, { body: { nickname: mark('name') } })
    expect(asked.status).toBe(200)
    await eraseAccount(world.deps, { userId: person.id }, LATER)
    await world.drain()
    expect(await inDatabase()).toEqual([])
    expect(await inIndex()).toEqual([])
    expect(await inRedis()).toEqual([])
    expect(await inStore()).toEqual([])
    const { data } = await world.call(questions.getQuestionDetail, { params: { id: published.question } }, 'customer')
    expect(JSON.stringify(data)).toContain('已注销用户')
    expect((await world.call(answers.getAnswer, { params: { id: published.answer } }, 'customer')).status).toBe(200)
    expect((await world.call(comments.getComment, { params: { id: published.comment } }, 'customer')).status).toBe(200)
  })
})
