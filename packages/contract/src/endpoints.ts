import { adminFaqEndpoints } from './admin-faq.ts'
import { adminSignInEndpoints } from './admin-sign-ins.ts'
import { faqEndpoints } from './faq.ts'
import { hotKeywordEndpoints } from './hot-keywords.ts'
import { interactionEndpoints } from './interactions.ts'
import { messageEndpoints } from './messages.ts'
import { mockEndpoints } from './mock.ts'
import { outsideEndpoints } from './outside.ts'
import { sectionEndpoints } from './sections.ts'
import { sessionEndpoints } from './session.ts'
import { tagEndpoints } from './tags.ts'

/** Every call of the API, by id: the server registers them, the client and the documents follow. */
export const endpoints = {
  ...sessionEndpoints,
  ...outsideEndpoints,
  ...mockEndpoints,
  ...messageEndpoints,
  ...hotKeywordEndpoints,
  ...sectionEndpoints,
  ...tagEndpoints,
  ...faqEndpoints,
  ...interactionEndpoints,
  ...adminFaqEndpoints,
  ...adminSignInEndpoints,
}
export type Endpoints = typeof endpoints
