import { adminFaq, endpoints, type Endpoint, type Input } from '@kms/contract'
import { createWorld, faqDraft, publishedFaq, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessMatrix, BY_COOKIE, CALLERS, type Caller } from './access-matrix.ts'
import { validInput } from './valid-input.ts'

let world: World
let published: string
let draft: string
beforeAll(async () => {
  world = await createWorld({ env: { ENABLE_FAKE_LOGIN: 'true' } })
  published = await publishedFaq(world)
  draft = (await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world) }, 'operator')).data.id
})
afterAll(() => world.close())

const call = (id: keyof typeof endpoints, caller: Caller, target = published) =>
  world.call(
    endpoints[id] as Endpoint,
    validInput(world, id, target) as Input<Endpoint>,
    caller === 'visitor' ? undefined : caller,
  )

describe.each(Object.keys(endpoints) as (keyof typeof endpoints)[])('%s', (id) => {
  it.each(CALLERS)('answers %s as the matrix says', async (caller) => {
    const { status: answered, headers } = await call(id, caller)
    // A browser that is being led is refused in words.
    const status = headers['location'] === '/kms/pc/Login?failed=auth.required' ? 401 : answered
    const allowed = accessMatrix[id]
    const nobody = caller === 'visitor' || caller === 'banned' || allowed === BY_COOKIE
    if (allowed.includes(caller)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(nobody ? 401 : 403)
  })

  it('never says more about what does not exist than about what is hidden', async () => {
    if (endpoints[id].access === 'admin' || !endpoints[id].path.includes('/faq/')) return
    if (!endpoints[id].path.includes('{id}')) return
    const answers = await Promise.all([draft, '999999999'].map((target) => call(id, 'customer', target)))
    const [hidden, missing] = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
    expect(hidden?.status).toBe(404)
    expect(hidden).toEqual(missing)
  })
})

describe('unknown keys', () => {
  it('cannot set what the contract does not offer', async () => {
    const body = {
      ...faqDraft(world),
      status: 'published',
      likeCount: 999,
      like_count: 999,
      id: '1',
      __proto__: { status: 'published' },
    }
    const { data } = await world.call(adminFaq.adminCreateFaq, { body: body as never }, 'operator')
    const row = await world.deps.db
      .selectFrom('faq')
      .select(['status', 'like_count'])
      .where('id', '=', data.id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'draft', like_count: 0 })
  })
})
