import type { Endpoints } from '@kms/contract'
import type { Role } from '@kms/api/kernel/actor'

/** Who calls: nobody, or the account of a role. */
export type Caller = 'visitor' | Role
export const CALLERS: readonly Caller[] = [
  ...(['visitor', 'customer', 'partner', 'staff', 'expert'] as const),
  ...(['moderator', 'operator', 'administrator', 'banned'] as const),
]

/** A banned account's token is refused like any other that is no longer good: nobody acts with it, not even as a visitor. */
const everybody = CALLERS.filter((caller) => caller !== 'banned')
const members = everybody.filter((caller) => caller !== 'visitor')
const inspectors: readonly Caller[] = ['moderator', 'operator', 'administrator']
const editors: readonly Caller[] = ['operator', 'administrator']

/** Acts for the session in the cookie, whatever the bearer token says; without that cookie nobody gets anything. */
export const BY_COOKIE = 'by cookie'

/** Who gets past the door of each endpoint. An endpoint without a row fails the build. */
export const accessMatrix: Record<keyof Endpoints, readonly Caller[] | typeof BY_COOKIE> = {
  fakeLogin: everybody,
  loginProfile: everybody,
  saveSsoState: everybody,
  takeSsoState: everybody,
  getMyInfo: everybody,
  syncProfile: members,
  getAnonymousUser: everybody,
  getVisitorUser: everybody,
  getOAuthToken: BY_COOKIE,
  ssoRedirect: everybody,
  ssoCallback: everybody,
  logout: everybody,
  loginInfo: everybody,
  pooling: everybody,
  signShare: everybody,
  judgeDcCookie: everybody,
  getDcMiniProgramUrl: members,
  getChatParams: everybody,
  mockLogin: everybody,
  mockInfo: everybody,
  mockDragList: everybody,
  mockTableData: everybody,
  mockDetail: everybody,
  listMessages: members,
  listReadMessages: members,
  listUnreadMessages: members,
  readMessage: members,
  listHotKeywords: members,
  listSections: everybody,
  getSectionTree: everybody,
  getSection: everybody,
  listSectionTags: everybody,
  getTagTree: everybody,
  getSectionTagTree: everybody,
  listFaqs: everybody,
  searchFaqs: everybody,
  getFaq: everybody,
  likeFaq: members,
  unlikeFaq: members,
  collectFaq: members,
  uncollectFaq: members,
  likeByType: members,
  collectByType: members,
  adminListFaqs: inspectors,
  adminGetFaq: inspectors,
  adminPreviewFaq: inspectors,
  adminCreateFaq: editors,
  adminSaveFaq: editors,
  adminPublishFaq: editors,
  adminWithdrawFaq: editors,
  adminReviewFaq: editors,
  adminListSignIns: ['administrator'],
}
