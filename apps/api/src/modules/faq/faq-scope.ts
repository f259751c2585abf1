/** The scopes whose totals are kept in content_total. */
export const allFaqs = 'faq'
export const faqsOfSection = (sectionId: string) => `faq:section:${sectionId}`
export const faqsOfTag = (tagId: string) => `faq:tag:${tagId}`

/** Cache tags: what a page or an answer was made from. */
export const faqTag = (faqId: string) => `faq:${faqId}`
export const FAQ_LIST_TAG = 'faq-list'
