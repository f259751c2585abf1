import { adminBannerEndpoints } from './admin-banners.ts'
import { adminDictionaryEndpoints } from './admin-dictionary.ts'
import { adminFaqEndpoints } from './admin-faq.ts'
import { adminPointEndpoints } from './admin-points.ts'
import { adminQuestionEndpoints } from './admin-questions.ts'
import { adminReviewEndpoints } from './admin-review.ts'
import { adminRoutingEndpoints } from './admin-routing.ts'
import { adminNoticeEndpoints } from './admin-notices.ts'
import { adminSearchEndpoints } from './admin-search.ts'
import { adminSensitiveWordEndpoints } from './admin-sensitive-words.ts'
import { adminSignInEndpoints } from './admin-sign-ins.ts'
import { answerEndpoints } from './answers.ts'
import { commentEndpoints } from './comments.ts'
import { behaviourEndpoints } from './behaviour.ts'
import { dynamicEndpoints } from './dynamics.ts'
import { faqEndpoints } from './faq.ts'
import { fileEndpoints } from './files.ts'
import { focusEndpoints } from './focus.ts'
import { homeEndpoints } from './home.ts'
import { hotKeywordEndpoints } from './hot-keywords.ts'
import { interactionEndpoints } from './interactions.ts'
import { messageSettingEndpoints } from './message-settings.ts'
import { messageEndpoints } from './messages.ts'
import { mockEndpoints } from './mock.ts'
import { mySectionEndpoints } from './my-sections.ts'
import { outsideEndpoints } from './outside.ts'
import { profileEndpoints } from './profiles.ts'
import { privacyEndpoints } from './privacy.ts'
import { questionEndpoints } from './questions.ts'
import { scoreEndpoints } from './score.ts'
import { routingEndpoints } from './routing.ts'
import { searchEndpoints } from './search.ts'
import { sectionEndpoints } from './sections.ts'
import { sessionEndpoints } from './session.ts'
import { tagEndpoints } from './tags.ts'

/** Every call of the API, by id: the server registers them, the client and the documents follow. */
export const endpoints = {
  ...sessionEndpoints,
  ...outsideEndpoints,
  ...mockEndpoints,
  ...messageEndpoints,
  ...messageSettingEndpoints,
  ...hotKeywordEndpoints,
  ...searchEndpoints,
  ...homeEndpoints,
  ...sectionEndpoints,
  ...tagEndpoints,
  ...mySectionEndpoints,
  ...profileEndpoints,
  ...focusEndpoints,
  ...dynamicEndpoints,
  ...scoreEndpoints,
  ...behaviourEndpoints,
  ...faqEndpoints,
  ...questionEndpoints,
  ...answerEndpoints,
  ...commentEndpoints,
  ...interactionEndpoints,
  ...fileEndpoints,
  ...adminFaqEndpoints,
  ...adminPointEndpoints,
  ...adminQuestionEndpoints,
  ...adminSignInEndpoints,
  ...adminReviewEndpoints,
  ...adminSensitiveWordEndpoints,
  ...routingEndpoints,
  ...adminRoutingEndpoints,
  ...privacyEndpoints,
  ...adminBannerEndpoints,
  ...adminNoticeEndpoints,
  ...adminSearchEndpoints,
  ...adminDictionaryEndpoints,
}
export type Endpoints = typeof endpoints
