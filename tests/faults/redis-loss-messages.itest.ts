import { answers, faq, messages } from '@kms/contract'
import { createWorld, openStream, publishedFaq, publishedQuestion, type EventStream, type World } from '@kms/testing'
import { afterEach, expect, it } from 'vitest'
import { ownEngine, type OwnEngine } from './own-engine.ts'

/** A process that hears nothing asks for its readers; they notice within this. */
const NOTICED_WITHIN_MS = 15_000
const SLOWEST_READ_MS = 1_500

let world: World | undefined
let engine: OwnEngine | undefined
let stream: EventStream | undefined
afterEach(async () => {
  stream?.close()
  engine?.start()
  await world?.close()
  engine?.stop()
  world = engine = stream = undefined
})

async function begin() {
  engine = ownEngine('redis')
  engine.start()
  world = await createWorld({ env: { REDIS_URL: `redis://127.0.0.1:${engine.port}` } })
  const origin = await world.app.listen({ host: '127.0.0.1', port: 0 })
  stream = await openStream(origin, await world.tokenOf('partner'))
  expect(await stream.next()).toEqual({ unread: 0 })
  return { world, engine, stream, questionId: await publishedQuestion(world), faqId: await publishedFaq(world) }
}

async function answer({ call, drain }: World, questionId: string) {
  const body = { questionId, answerType: 'QUESTION' as const, content: '<p>先断电验电。</p>' }
  expect((await call(answers.createAnswer, { body }, 'expert')).status).toBe(200)
  await drain()
}

/** Every read is answered, signed in or not, and in time. */
async function expectReads({ call, deps }: World, faqId: string) {
  for (let round = 0; round < 5; round++) {
    deps.cache.invalidateAll()
    const began = performance.now()
    const statuses = await Promise.all([
      call(messages.listUnreadMessages, { query: {} }, 'partner'),
      call(messages.listMessages, { query: {} }, 'partner'),
      call(faq.getFaq, { params: { id: faqId } }),
      call(faq.listFaqs, { body: {} }, 'customer'),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(performance.now() - began).toBeLessThan(SLOWEST_READ_MS)
  }
}

const LOSSES = {
  killed: { lose: (redis: OwnEngine) => redis.kill(), back: (redis: OwnEngine) => redis.start() },
  // Takes connections and answers nothing: the worst kind.
  'stopped (SIGSTOP)': { lose: async (redis: OwnEngine) => redis.freeze(), back: (redis: OwnEngine) => redis.thaw() },
}

it.each(Object.entries(LOSSES))(
  'Redis is %s: messages arrive all the same, and live again once it is back',
  async (_name, loss) => {
    const { world, engine, stream, questionId, faqId } = await begin()
    await loss.lose(engine)
    await answer(world, questionId)
    await expectReads(world, faqId)
    const began = performance.now()
    expect(await stream.next()).toEqual({ unread: 1 })
    expect(performance.now() - began).toBeLessThan(NOTICED_WITHIN_MS)

    loss.back(engine)
    await expect.poll(() => world.deps.redis.ping().catch(() => ''), { timeout: 20_000 }).toBe('PONG')
    await answer(world, questionId)
    expect(await stream.next()).toEqual({ unread: 2 })
  },
)

it('Redis is emptied: nobody is signed out, nothing is lost', async () => {
  const { world, stream, questionId, faqId } = await begin()
  await world.deps.redis.flushall()
  await answer(world, questionId)
  await expectReads(world, faqId)
  expect(await stream.next()).toEqual({ unread: 1 })
})
