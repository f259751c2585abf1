import { adminFaq, endpoints, type Endpoint, type Input } from '@kms/contract'
import { createWorld, faqDraft, publishedFaq, questionPost, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessMatrix, BY_COOKIE, CALLERS, type Caller } from './access-matrix.ts'

let world: World
let published: string
let draft: string
beforeAll(async () => {
  world = await createWorld({ env: { ENABLE_FAKE_LOGIN: 'true' } })
  published = await publishedFaq(world)
  draft = (await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world) }, 'operator')).data.id
})
afterAll(() => world.close())

/** A sign-in that nobody began. */
const KEY = `iam:${'x'.repeat(32)}`

const NO_FILE = '00000000-0000-0000-0000-000000000000'

/** Something valid to send, so that nothing but the caller decides. */
function inputFor(id: keyof typeof endpoints, target: string): object {
  const params = { id: target, type: 'faq', a: target, b: '0' }
  const bodies: Partial<Record<keyof typeof endpoints, object>> = {
    loginProfile: { code: 'x', channel: 'pc', state: KEY },
    saveSsoState: { state: { callbackUrl: '/kms/pc/home', channel: 'pc' } },
    takeSsoState: { redisKey: KEY },
    logout: { channel: 'pc' },
    loginInfo: { action: 'create' },
    signShare: { shareUrl: `${world.config.PUBLIC_ORIGIN}/kms/pc/home` },
    adminListSignIns: {},
    listFaqs: {},
    searchFaqs: { keyword: '断路器' },
    presignUpload: { fileName: 'a.png', contentType: 'image/png', size: 9, purpose: 'image' },
    uploadBigFile: { fileName: 'a.zip', contentType: 'application/zip', size: 9 },
    uploadBigFileAdmin: { fileName: 'a.zip', contentType: 'application/zip', size: 9 },
    removeFile: { id: NO_FILE },
    uploadTiny: { fileName: 'a.txt', contentType: 'text/plain', purpose: 'attachment', content: 'YQ==' },
    sendFileByWx: { questionId: '2001', fileId: NO_FILE },
    subscribeSection: { sectionId: world.taxonomy.mccb },
    saveFirstChoice: {},
    saveMyTags: { tagIds: [world.taxonomy.tripping] },
    clickBanner: { bannerId: '1' },
    adminListReviews: {},
    adminClaimNextReview: {},
    adminDecideReview: { verdict: 'pass', revision: 1 },
    adminListSensitiveWords: {},
    adminSaveSensitiveWord: { word: '测试敏感词', level: 'review' },
    adminTrySensitiveWords: { text: '加微信' },
    searchQuestions: {},
    listQuestions: {},
    createQuestionDraft: { questionType: 0 },
    saveQuestionDraft: { questionType: 0, revision: 1 },
    publishQuestion: questionPost(world),
    publishQuestionUpdate: { ...questionPost(world), revision: 1 },
    listAnswers: { questionId: target },
    listPublicAnswers: { questionId: target },
    listBestAnswers: { questionId: target },
    createAnswer: { questionId: target, answerType: 'QUESTION', content: '<p>好</p>' },
    updateAnswer: { content: '<p>好</p>', revision: 1 },
    listComments: { answerId: target },
    createComment: { answerId: target, commentType: 'QUESTION', content: '好' },
    updateComment: { content: '好', revision: 1 },
    listAtUsers: {},
    adminListFaqs: {},
    adminCreateFaq: faqDraft(world),
    adminSaveFaq: { ...faqDraft(world), revision: 999 },
    adminPublishFaq: { revision: 999 },
    adminReviewFaq: { reviewBy: '2098-01-01' },
  }
  const query = id === 'ssoRedirect' ? { redisKey: KEY } : id === 'ssoCallback' ? { state: 'x'.repeat(32) } : {}
  return {
    params: { ...params, ...idOf(id), x: endpoints[id].path.includes('/comm/file/') ? NO_FILE : '5' },
    query,
    body: bodies[id],
  }
}

/** What an endpoint's id names, where that is not a FAQ. */
function idOf(id: keyof typeof endpoints) {
  if (id.includes('Section')) return { id: world.taxonomy.mccb }
  if (id === 'likeAnswer' || id === 'unlikeAnswer') return { type: 'QUESTION' }
  if (id === 'pooling') return { id: 'x'.repeat(32) }
  if (id === 'fakeLogin') return { id: world.accountOf('expert') }
  return {}
}

const call = (id: keyof typeof endpoints, caller: Caller, target = published) =>
  world.call(
    endpoints[id] as Endpoint,
    inputFor(id, target) as Input<Endpoint>,
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
