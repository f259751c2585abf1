import type { Endpoints } from '@kms/contract'
import type { Role } from '@kms/api/kernel/actor'

/** Who calls: nobody, or the account of a role. */
export type Caller = 'visitor' | Role
export const CALLERS: readonly Caller[] = [
  ...(['visitor', 'customer', 'partner', 'staff', 'expert'] as const),
  ...(['moderator', 'operator', 'administrator', 'banned'] as const),
]

const everybody = CALLERS
const members = CALLERS.filter((caller) => caller !== 'visitor' && caller !== 'banned')
const inspectors: readonly Caller[] = ['moderator', 'operator', 'administrator']
const editors: readonly Caller[] = ['operator', 'administrator']

/** Who gets past the door of each endpoint. An endpoint without a row fails the build. */
export const accessMatrix: Record<keyof Endpoints, readonly Caller[]> = {
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
}
