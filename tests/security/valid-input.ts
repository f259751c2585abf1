import { endpoints } from '@kms/contract'
import { faqDraft, questionPost, type World } from '@kms/testing'

export type ValidInput = {
  params: Record<string, string>
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
}

/** A sign-in that nobody began. */
const KEY = `iam:${'x'.repeat(32)}`

const BANNER = { kind: 'link', title: '横幅', action: '查看', target: '/search', theme: 'green', sites: ['pc'] }
const NOTICE = { title: '公告', content: '<p>正文</p>' }

export const NO_FILE = '00000000-0000-0000-0000-000000000000'

const pointRule = { code: 'sign', amount: 5, reputation: 0, dailyCap: 5, enabled: true }
const scorePlatform = {
  ...{ name: '商城', description: '', enabled: true },
  ...{ minAmount: 1, maxAmount: 9, step: 1, dailyLimit: 9 },
}

/** Something valid to send to an endpoint, so that only what a test is about decides; `target` is the id that it names. */
export function validInput(world: World, id: keyof typeof endpoints, target: string): ValidInput {
  const params = { id: target, type: 'faq', a: target, b: '0' }
  const bodies: Partial<Record<keyof typeof endpoints, Record<string, unknown>>> = {
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
    readAllMessages: { upTo: '1' },
    saveMessageSettings: { settings: [{ kind: 'liked', site: true, wechat: false, email: false }] },
    subscribeSection: { sectionId: world.taxonomy.mccb },
    saveFirstChoice: {},
    saveMyTags: { tagIds: [world.taxonomy.tripping] },
    updateMine: { bio: '好' },
    addUserFocus: { userId: world.accountOf('staff') },
    clickBanner: { bannerId: '1' },
    adminListReviews: {},
    adminClaimNextReview: {},
    adminDecideReview: { verdict: 'pass', revision: 1 },
    adminListSensitiveWords: {},
    adminSaveSensitiveWord: { word: '测试敏感词', level: 'review' },
    adminTrySensitiveWords: { text: '加微信' },
    adminListPointRules: {},
    adminSavePointRule: { ...pointRule, revision: 999 },
    adminListScorePlatforms: {},
    adminSaveScorePlatform: { ...scorePlatform, id: '999999999', revision: 999 },
    adminGetLedger: { userId: target },
    adminCorrectPoints: { userId: target, amount: 5, reason: '补发签到积分' },
    adminListQuestions: {},
    adminMergeQuestion: { into: '999' },
    adminCreateBanner: BANNER,
    adminSaveBanner: { ...BANNER, revision: 999 },
    adminShowBanner: { revision: 999, published: true },
    adminOrderBanners: { ids: [target] },
    adminListNotices: {},
    adminCreateNotice: NOTICE,
    adminSaveNotice: { ...NOTICE, revision: 999 },
    adminPublishNotice: { revision: 999 },
    adminWithdrawNotice: { revision: 999 },
    adminSetHotKeyword: { keyword: '凝露' },
    adminListSearchMisses: {},
    adminListSynonyms: {},
    adminAddSynonym: { kind: 'synonym', words: ['软起动器'] },
    adminSaveSynonym: { kind: 'synonym', words: ['软起动器'], revision: '999999' },
    adminTryQuery: { keyword: '断路器' },
    adminListCatalogue: {},
    adminSaveCatalogueItem: { code: 'NSX250F' },
    adminHandleSearchMiss: { termKey: '光纤', handled: true },
    searchQuestions: {},
    searchAll: {},
    searchUsers: {},
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
    declineOffer: { reason: 'busy' },
    handOnOffer: { to: world.accountOf('staff') },
    saveExpertSetting: { accepts: true, fromHour: 8, toHour: 18, workDays: [1, 2, 3, 4, 5] },
    adminListWaiting: {},
    adminAssignQuestion: { expertId: world.accountOf('expert') },
    // Nobody is called so: the other tests still need the account.
    requestDeletion: { nickname: '' },
    adminListFaqs: {},
    adminCreateFaq: faqDraft(world),
    adminSaveFaq: { ...faqDraft(world), revision: 999 },
    adminPublishFaq: { revision: 999 },
    adminReviewFaq: { reviewBy: '2098-01-01' },
  }
  const query: Record<string, unknown> =
    id === 'unsubscribe' || id === 'unsubscribeByMailProgram'
      ? { token: 'x' }
      : id === 'ssoRedirect'
        ? { redisKey: KEY }
        : id === 'ssoCallback'
          ? { state: 'x'.repeat(32) }
          : {}
  return {
    params: { ...params, ...idOf(world, id), x: endpoints[id].path.includes('/comm/file/') ? NO_FILE : '5' },
    query,
    body: bodies[id],
  }
}

/** What an endpoint's id names, where that is not a FAQ. */
function idOf(world: World, id: keyof typeof endpoints) {
  if (id.includes('Section')) return { id: world.taxonomy.mccb }
  if (id === 'likeAnswer' || id === 'unlikeAnswer') return { type: 'QUESTION' }
  if (id === 'pooling') return { id: 'x'.repeat(32) }
  if (id === 'getExportAddress') return { key: NO_FILE }
  if (id === 'fakeLogin') return { id: world.accountOf('expert') }
  return {}
}
