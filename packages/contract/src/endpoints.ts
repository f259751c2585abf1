import { adminFaqEndpoints } from './admin-faq.ts'
import { faqEndpoints } from './faq.ts'
import { interactionEndpoints } from './interactions.ts'
import { sectionEndpoints } from './sections.ts'
import { tagEndpoints } from './tags.ts'

/** Every call of the API, by id: the server registers them, the client and the documents follow. */
export const endpoints = {
  ...sectionEndpoints,
  ...tagEndpoints,
  ...faqEndpoints,
  ...interactionEndpoints,
  ...adminFaqEndpoints,
}
export type Endpoints = typeof endpoints
