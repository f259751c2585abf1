import { faq, sections } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('rate limits', () => {
  const worlds: World[] = []
  afterAll(() => Promise.all(worlds.map((world) => world.close())))

  it.each([
    ['with Redis', {}],
    ['without Redis', { REDIS_URL: 'redis://127.0.0.1:9' }],
  ])('turn away who asks too often, with the time to wait (%s)', async (_, env) => {
    const world = await createWorld({ env: { RATE_WRITE: '3', ...env } })
    worlds.push(world)
    const id = await publishedFaq(world)
    // Other test files may share the engine: an account of this test's own.
    const like = () => world.call(faq.likeFaq, { params: { id } }, _ === 'with Redis' ? 'expert' : 'staff')
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await like()).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await like()
    expect([refused.error, Number(refused.headers['retry-after']) > 0]).toEqual(['rate.limited', true])
  })
})

describe('every answer', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())

  it("carries the id of the request, the caller's own if it is sane", async () => {
    const get = async (id: string) =>
      (await world.app.inject({ url: '/api/f/section/list', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await get('front-door-1234')).toBe('front-door-1234')
    expect(await get('bad id\n')).not.toContain('bad')
  })

  it('may not be kept by a shared cache or read as anything but what it is', async () => {
    const { headers } = await world.call(sections.listSections, {})
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  it.each([
    ['broken JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400, 'request.invalid'],
    [
      'a form',
      { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
      'request.invalid',
    ],
    ['a body without end', { payload: { keyword: 'x'.repeat(600_000) } }, 413, 'request.too_large'],
  ])('names what is wrong with %s', async (_, request, status, error) => {
    const response = await world.app.inject({ method: 'POST', url: faq.searchFaqs.path, ...request })
    expect([response.statusCode, response.json().error]).toEqual([status, error])
  })

  it('is a 404 in the envelope for an address that does not exist', async () => {
    const response = await world.app.inject('/api/f/nothing')
    expect(response.json()).toMatchObject({ code: 404, error: 'request.not_found', data: null })
  })

  it('tells nothing about a failure of ours but the id to ask about', async () => {
    const broken = await createWorld()
    await broken.deps.db.schema.dropTable('faq_collect').execute()
    const id = await publishedFaq(broken)
    const answer = await broken.call(faq.collectFaq, { params: { id } }, 'customer')
    expect(answer.body).toEqual({
      code: 500,
      error: 'system.unexpected',
      message: '系统错误，请联系管理员',
      data: null,
      requestId: expect.any(String),
    })
    await broken.close()
  })

  it('reports which engines are up, and metrics by endpoint', async () => {
    expect((await world.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', engines: { database: 'up' } })
    expect((await world.app.inject('/metrics')).body).toContain('endpoint="listSections"')
  })
})
