import { adminFaq, endpoints, type Endpoint, type Input } from '@kms/contract'
import { createWorld, faqDraft, publishedFaq, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessMatrix, CALLERS, type Caller } from './access-matrix.ts'

let world: World
let published: string
let draft: string
beforeAll(async () => {
  world = await createWorld()
  published = await publishedFaq(world)
  draft = (await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world) }, 'operator')).data.id
})
afterAll(() => world.close())

/** Something valid to send, so that nothing but the caller decides. */
function inputFor(id: keyof typeof endpoints, target: string): object {
  const params = { id: target, type: 'faq' }
  const bodies: Partial<Record<keyof typeof endpoints, object>> = {
    listFaqs: {},
    searchFaqs: { keyword: '断路器' },
    adminListFaqs: {},
    adminCreateFaq: faqDraft(world),
    adminSaveFaq: { ...faqDraft(world), revision: 999 },
    adminPublishFaq: { revision: 999 },
    adminReviewFaq: { reviewBy: '2098-01-01' },
  }
  return { params: id.includes('Section') ? { id: world.taxonomy.mccb } : params, body: bodies[id] }
}

const call = (id: keyof typeof endpoints, caller: Caller, target = published) =>
  world.call(
    endpoints[id] as Endpoint,
    inputFor(id, target) as Input<Endpoint>,
    caller === 'visitor' ? undefined : caller,
  )

describe.each(Object.keys(endpoints) as (keyof typeof endpoints)[])('%s', (id) => {
  it.each(CALLERS)('answers %s as the matrix says', async (caller) => {
    const { status } = await call(id, caller)
    if (accessMatrix[id].includes(caller)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(caller === 'visitor' ? 401 : 403)
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

describe('tokens', () => {
  const get = async (token: string) =>
    (await world.app.inject({ url: '/api/f/section/list', headers: { authorization: `Bearer ${token}` } })).statusCode

  it('refuses a token that was changed, is unsigned or is nonsense, even where visitors are welcome', async () => {
    const good = await world.tokenOf('customer')
    expect(await get(good)).toBe(200)
    const [header, payload, signature] = good.split('.') as [string, string, string]
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), roles: ['administrator'] }),
    )
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const bad of [
      `${header}.${forged.toString('base64url')}.${signature}`,
      `${unsigned}.${payload}.`,
      'nonsense',
    ]) {
      expect(await get(bad)).toBe(401)
    }
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
