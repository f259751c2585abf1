import { endpoints, questions, type Endpoint, type Input } from '@kms/contract'
import { createWorld, publishedAnswer, publishedFaq, publishedQuestion, questionPost, type World } from '@kms/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLED, callerOf, type EndpointId } from './every-field.ts'
import { validInput } from './valid-input.ts'

/** Found in no row afterwards, or something took a key that the contract does not offer. */
const MARK = 987_654_321
const MARKED_TEXT = `zq${MARK}`

type Column = { table: string; name: string; type: string }
let world: World
let sql: pg.Client
let columns: Column[]
let target: string
let people: unknown

const peopleNow = async () =>
  (await sql.query('select id, roles, is_big_v, nickname, title, company_type from app_user order by id'))
    .rows as unknown

beforeAll(async () => {
  world = await createWorld({ env: { ENABLE_FAKE_LOGIN: 'true' } })
  target = await publishedFaq(world)
  await publishedAnswer(world, await publishedQuestion(world), 'expert')
  sql = new pg.Client(world.config.DATABASE_URL)
  await sql.connect()
  const { rows } = await sql.query<Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public'`,
  )
  columns = rows
  people = await peopleNow()
})
afterAll(async () => {
  await sql.end()
  await world.close()
})

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Something of the column's own type, so that whoever takes it would store it. */
function valueFor({ name, type }: Column): unknown {
  if (name === 'roles') return ['administrator', MARKED_TEXT]
  if (name === 'status' || name === 'state') return 'published'
  if (/int|numeric|double/.test(type)) return MARK
  if (type === 'boolean') return true
  if (type.startsWith('timestamp') || type === 'date') return '2031-03-03T03:03:03Z'
  return type === 'ARRAY' ? [MARKED_TEXT] : MARKED_TEXT
}

/** Every name that a row has, as the database and as scripts write it, apart from those that the endpoint offers. */
function undeclared(id: EndpointId): Record<string, unknown> {
  const declared = Object.keys((endpoints[id] as Endpoint).body?.shape ?? {})
  const all = columns.flatMap((column) => [column.name, camel(column.name)].map((name) => [name, valueFor(column)]))
  return Object.fromEntries([
    ...all.filter(([name]) => !declared.includes(String(name))),
    ...['role', 'isAdmin', 'points', 'authorId'].map((name) => [name, MARK]),
  ]) as Record<string, unknown>
}

async function marked(): Promise<string[]> {
  const tables = [...new Set(columns.map(({ table }) => table))]
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql.query<{ row: string }>(
        `select t::text as row from "${table}" t where t::text like '%${MARK}%' or t::text like '%2031-03-03%'`,
      )
      return rows.map(({ row }) => `${table}: ${row}`)
    }),
  )
  return found.flat()
}

const send = (id: EndpointId, body: object) =>
  world.call(endpoints[id] as Endpoint, { ...validInput(world, id, target), body } as Input<Endpoint>, callerOf(id))
const withBody = CALLED.filter((id) => (endpoints[id] as Endpoint).body)

describe.each(withBody)('%s', (id) => {
  it('takes nothing but what the contract offers', async () => {
    const { status } = await send(id, { ...undeclared(id), ...validInput(world, id, target).body })
    expect(status).toBeLessThan(500)
    expect(await marked()).toEqual([])
    expect(await peopleNow()).toEqual(people)
  })

  it.each(['__proto__', 'constructor'])('refuses %s', async (key) => {
    const { method, path } = endpoints[id] as Endpoint
    const { params, body } = validInput(world, id, target)
    const caller = callerOf(id)
    const { statusCode } = await world.app.inject({
      method,
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
      headers: {
        'content-type': 'application/json',
        ...(caller && { authorization: `Bearer ${await world.tokenOf(caller)}` }),
      },
      payload: JSON.stringify(body ?? {})
        .replace(/^\{/, `{"${key}":{"prototype":{"isAdmin":true}},`)
        .replace(',}', '}'),
    })
    expect(statusCode).toBe(400)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })
})

describe('every answer', () => {
  const answersAtOnce = CALLED.filter((id) => (endpoints[id] as Endpoint).answers !== 'stream')
  it.each(answersAtOnce)('of %s has only keys that the contract declares', async (id) => {
    const { status, data } = await world.call(
      endpoints[id] as Endpoint,
      validInput(world, id, target) as Input<Endpoint>,
      callerOf(id),
    )
    if (status !== 200) return
    // The schema keeps what it declares and drops the rest.
    expect((endpoints[id] as Endpoint).result.parse(data)).toEqual(data)
  })
})

it("a newcomer's post is neither published nor another's, whatever it says", async () => {
  const claims = {
    status: 'published',
    state: 'published',
    authorId: '1',
    author_id: '1',
    trusted: true,
    questionId: '1',
  }
  const body = { ...questionPost(world), ...claims }
  const { data } = await world.call(questions.publishQuestion, { body }, 'customer')
  expect(data.status).toBe('pending')
  const { rows } = await sql.query('select author_id::text, status from question where id = $1', [data.id])
  expect(rows).toEqual([
    { author_id: world.accountOf('customer'), status: expect.not.stringMatching(/^published$/) as string },
  ])
})
