export { createTestDatabase } from './database.ts'
export { faqDraft, publishedFaq } from './faq-factory.ts'
export { createWorld, type Answer, type World } from './world.ts'
