import { loadWebConfig } from '@kms/config'
import { adminFaq } from '@kms/contract'
import { refreshHome } from '@kms/api/modules/home/index'
import { createWorld, faqDraft, publishedAnswer, publishedFaq, publishedQuestion, type World } from '@kms/testing'
import { startSite, type Site } from '@kms/web/server/start-site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
let site: Site
let id: string
let questionId: string

/** The real rendering server on its production build, in front of the real API. */
beforeAll(async () => {
  world = await createWorld({ search: true })
  id = await publishedFaq(world)
  questionId = await publishedQuestion(world)
  await publishedAnswer(world, questionId)
  await world.drain()
  await refreshHome(world.deps)
  const config = loadWebConfig({
    ...process.env,
    APP_PROFILE: 'test',
    LOG_LEVEL: 'silent',
    WEB_PORT: '0',
    API_ORIGIN: await world.app.listen({ host: '127.0.0.1', port: 0 }),
    REDIS_PREFIX: world.config.REDIS_PREFIX,
  })
  site = await startSite(config)
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const open = (path: string) => site.app.inject({ url: `/kms/${path}` })
/** Searches are too many and too different to be worth keeping; the words that they are understood by are kept in memory. */
const SEARCH = 'pc/search?val=NSX250F&type=ALL'
const keptPages = () => [
  ...['pc/home', 'pc/detail/faq?section=2', 'pc/detail/question'],
  ...[`pc/detail/faq/${id}`, `pc/detail/question/${questionId}`, `mobile/detail/question/${questionId}`],
]

describe('SQL statements behind a page', () => {
  it('are at most 4, and none when the page is kept', async () => {
    const cost = async (path: string) => (await world.statementsOf(() => open(path))).length
    for (const path of keptPages()) {
      world.deps.cache.invalidateAll()
      site.cache.invalidateAll()
      expect(await cost(path), path).toBeLessThanOrEqual(4)
    }
    await open('pc/search?val=LC1D09&type=ALL')
    expect(await cost(SEARCH), SEARCH).toBeLessThanOrEqual(3)
    for (const path of keptPages()) {
      await open(path)
      expect(await cost(path), `${path} again`).toBe(0)
    }
  })
})

describe('a kept page', () => {
  it('is replaced when what it shows is published anew, and gone when it is withdrawn', async () => {
    const path = `pc/detail/faq/${id}`
    expect((await open(path)).body).not.toContain('改过的标题')
    const body = { ...faqDraft(world, { title: '改过的标题' }), revision: 1 }
    const { data } = await world.call(adminFaq.adminSaveFaq, { params: { id }, body }, 'operator')
    await world.call(adminFaq.adminPublishFaq, { params: { id }, body: { revision: data.revision } }, 'operator')
    await expect.poll(async () => (await open(path)).body, { timeout: 5_000 }).toContain('改过的标题')
    await expect.poll(async () => (await open('pc/home')).body, { timeout: 5_000 }).toContain('改过的标题')

    await world.call(adminFaq.adminWithdrawFaq, { params: { id } }, 'operator')
    await expect.poll(async () => (await open(path)).statusCode, { timeout: 5_000 }).toBe(404)
  })

  it('is confirmed with 304 while it is unchanged', async () => {
    const { headers } = await open('pc/home')
    const again = await site.app.inject({ url: '/kms/pc/home', headers: { 'if-none-match': String(headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
