export { ensureFaqIndex, indexFaq } from './index-faq.ts'
export { rebuildFaqIndex } from './rebuild-faq-index.ts'
export { faqSearchTerms } from './search-terms.ts'
export { searchRoutes } from './search.routes.ts'
