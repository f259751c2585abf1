import { readFileSync } from 'node:fs'
import { endpoints, type Endpoint, type Input } from '@kms/contract'
import type { Statement } from '@kms/db'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLED, callerOf, fieldsOf, replaced, type EndpointId } from './every-field.ts'
import { parsed, sourceFiles } from './source-files.ts'
import { validInput, type ValidInput } from './valid-input.ts'

/** Stands in every string below, and must stand in the text of no statement. */
const MARK = 'zq9x'
const STRINGS = [
  `${MARK}' or '1'='1`,
  `${MARK}'; drop table app_user; --`,
  `1 union select token from user_session -- ${MARK}`,
  `id; select pg_sleep(9) -- ${MARK}`,
  `${MARK}") or pg_sleep(9)::text='" desc`,
  `${MARK}\\'\u0000/*`,
  `like_count desc, (select ${MARK})`,
]

let world: World
let target: string
beforeAll(async () => {
  world = await createWorld({ env: { ENABLE_FAKE_LOGIN: 'true' } })
  target = await publishedFaq(world)
})
afterAll(() => world.close())

/** As text, in a list, and as the name of a key: wherever a careless builder would put it into a statement. */
const variants = (text: string): unknown[] => [text, [text], { [text]: text }]

async function answersTo(id: EndpointId, inputs: ValidInput[]) {
  const statuses: number[] = []
  const statements = await world.statementsOf(async () => {
    for (const input of inputs) {
      const params = Object.fromEntries(
        Object.entries(input.params).map(([name, value]) => [name, encodeURIComponent(String(value))]),
      )
      const sent = { ...input, params } as Input<Endpoint>
      statuses.push((await world.call(endpoints[id] as Endpoint, sent, callerOf(id))).status)
    }
  })
  return { statuses, statements }
}
const marked = (statements: readonly Statement[]) => statements.filter(({ sql }) => sql.includes(MARK))

describe.each(CALLED)('%s', (id) => {
  it('takes what it is sent as values, never as SQL', async () => {
    const input = validInput(world, id, target)
    const inputs = fieldsOf(id).flatMap((field) =>
      STRINGS.flatMap((text) => {
        const sent = field.place === 'body' ? variants(text) : [text]
        return sent.map((value) => replaced(input, field, value))
      }),
    )
    const { statuses, statements } = await answersTo(id, inputs)
    expect(marked(statements)).toEqual([])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
})

it('every order that can be asked for is one of a list', () => {
  const orders = CALLED.flatMap((id) => {
    const { body }: Endpoint = endpoints[id]
    const named = Object.entries(body?.shape ?? {}).filter(([name]) => /^(sort|order|orderBy|column)$/.test(name))
    return named.map(([name, schema]) => [id, name, schema.safeParse('id desc').success])
  })
  expect(orders.length).toBeGreaterThan(3)
  expect(orders.filter(([, , isTaken]) => isTaken)).toEqual([])
})

describe('the source', () => {
  /** Text that becomes SQL may be put together while modules load, when there is no request; inside functions it may not. */
  const isRawSql = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && /^(sql|CompiledQuery)\.raw$|\.(query|unsafe)$/.test(node.expression.getText())

  function isInFunction(node: ts.Node): boolean {
    for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true
    return false
  }
  const isLiteral = (node: ts.Node | undefined) => node !== undefined && ts.isStringLiteralLike(node)

  function builtSql(file: string, text = readFileSync(file, 'utf8')): string[] {
    const found: string[] = []
    const visit = (node: ts.Node) => {
      if (isRawSql(node) && isInFunction(node) && !isLiteral(node.arguments[0]))
        found.push(`${file}: ${node.getText()}`)
      ts.forEachChild(node, visit)
    }
    visit(parsed(file, text))
    return found
  }

  it('builds no SQL out of strings', () => {
    expect(sourceFiles('apps/api/src').flatMap((file) => builtSql(file))).toEqual([])
  })

  it('would be caught building some', () => {
    const caught = (text: string) => builtSql('a.ts', text).length
    expect(caught('const order = (sort: string) => sql.raw(sort)')).toBe(1)
    expect(caught('function f(x: string) { return pool.query(`select ${x}`) }')).toBe(1)
    expect(caught("const COLUMNS = sql.raw(['id'].join(', '))\nconst f = () => sql.raw('id')")).toBe(0)
  })
})
