import { adminFaq, answers, comments, questions } from '@kms/contract'
import { checked, faqDraft, publishedAnswer, publishedFaq, publishedQuestion, questionPost } from '@kms/testing'
import type { Browser, BrowserContext } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hookExecutions, openBrowser, type Executions } from './browser.ts'
import { ownSite, type OwnSite } from './own-site.ts'
import { chunksOf, xssPayloads } from './xss-payloads.ts'

/** What PostgreSQL can hold; the rest is refused before it is stored (s12). */
const payloads = xssPayloads.filter((payload) => !payload.includes('\u0000'))
const upTo = (length: number) => payloads.filter((payload) => payload.trim() !== '' && payload.trim().length <= length)
const every = <T>(step: number, list: readonly T[]) => list.filter((_, index) => index % step === 0)

const AGENTS = {
  pc: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
}

let site: OwnSite
let browser: Browser
const pieces: string[] = []
let faqId: string

beforeAll(async () => {
  site = await ownSite()
  browser = await openBrowser()
  await attack()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** Every field that takes text and is shown again, filled through the API as its author would. */
async function attack() {
  const { world } = site
  const { db } = world.deps
  const titles = every(10, upTo(questions.MAX_QUESTION_TITLE))
  const contents = chunksOf(90, payloads).map((some) => some.map((payload) => `<p>${payload}</p>`).join('\n'))
  for (const [index, title] of titles.entries()) {
    const content = contents[index] ?? `<p>正文 ${title}</p>`
    const catalogueCodes = [title.trim().slice(0, 40)]
    const id = await publishedQuestion(world, { title, content, catalogueCodes })
    if (contents[index]) pieces.push(id)
  }
  const [first = ''] = pieces
  const file = await checked(world, Buffer.from('x'), { fileName: `a' onclick=alert(1) b=.txt` }, 'expert')
  const link = `<p><a href="file:${file.id}">${file.name}</a></p>`
  const answerIds: string[] = []
  for (const content of contents.slice(0, 4))
    answerIds.push(await publishedAnswer(world, first, 'expert', { content: content + link }))
  for (const content of every(12, upTo(comments.MAX_COMMENT))) {
    const body = { answerId: answerIds[0] ?? '', commentType: 'QUESTION' as const, content }
    const { status } = await world.call(comments.createComment, { body }, 'partner')
    expect(status).toBe(200)
  }
  await world.call(answers.setBestAnswer, { params: { id: answerIds[0] ?? '' } }, 'partner')

  const [title = '', conclusion = ''] = upTo(questions.MAX_QUESTION_TITLE)
  faqId = await publishedFaq(world, {
    title,
    conclusion,
    content: contents[0] ?? '',
    catalogueCodes: ['"><svg/onload=alert(1)>'],
  })
  for (const each of every(40, upTo(adminFaq.MAX_FAQ_TITLE)))
    await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world, { title: each, conclusion: each }) }, 'operator')
  // A newcomer's post waits for review: what moderators see.
  for (const content of contents.slice(0, 3)) {
    const post = questionPost(world, { title, content })
    expect((await world.call(questions.publishQuestion, { body: post }, 'customer')).data.status).toBe('pending')
  }
  // Names come from the identity provider and from operators.
  const name = `<img src=x onerror=alert(1)>`
  await db.updateTable('app_user').set({ nickname: name, title: name }).where('id', '>', '0').execute()
  for (const table of ['tag', 'section'] as const)
    for (const { id } of await db.selectFrom(table).select('id').execute())
      await db
        .updateTable(table)
        .set({ name: name + id })
        .where('id', '=', id)
        .execute()
  await world.drain()
  await world.deps.search.client.indices.refresh()
  world.deps.cache.invalidateAll()
}

async function visit(context: BrowserContext, paths: readonly string[]): Promise<Executions> {
  const executions = await hookExecutions(context)
  // Nothing is asked of the world outside.
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  for (const path of paths) {
    const answer = await page.goto(site.origin + path, { waitUntil: 'load' })
    expect([path, answer?.status()]).toEqual([path, 200])
    // The console asks for its content afterwards; the sites bring theirs along and wake up.
    await page.locator('main').first().waitFor()
    if (path.startsWith('/kms/admin/')) await page.waitForLoadState('networkidle')
    else await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  return executions
}

const SEARCHED = every(90, upTo(60))

it.each(['pc', 'mobile'] as const)('nothing runs on the %s site', async (device) => {
  const context = await browser.newContext({
    userAgent: AGENTS[device],
    ...(device === 'mobile' && { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
  })
  await context.request.get(`${site.origin}/kms/api/f/fake/login/${site.world.accountOf('expert')}`)
  const paths = [
    ...['home', 'detail/question', 'detail/faq', `detail/faq/${faqId}`],
    ...pieces.map((id) => `detail/question/${id}`),
    ...SEARCHED.map((payload) => `search?val=${encodeURIComponent(payload)}&type=ALL`),
  ]
  const executions = await visit(
    context,
    paths.map((path) => `/kms/${device}/${path}`),
  )
  expect(executions).toEqual([])
  await context.close()
})

it('nothing runs in the console', async () => {
  const context = await browser.newContext({ userAgent: AGENTS.pc })
  await context.request.get(`${site.origin}/kms/api/f/fake/login/${site.world.accountOf('administrator')}`)
  const paths = ['review', 'faq', `faq/${faqId}`, 'sign-ins'].map((path) => `/kms/admin/${path}`)
  expect(await visit(context, paths)).toEqual([])
  await context.close()
})
