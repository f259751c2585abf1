import type { ReadVersions, Source } from './document.ts'
import { readFaqVersions } from './faq-document.ts'
import { readQuestionVersions } from './question-document.ts'
import { readUserVersions } from './user-document.ts'

/** Who reads what. */
export const readVersions: Record<Source, ReadVersions> = {
  faq: readFaqVersions,
  question: readQuestionVersions,
  user: readUserVersions,
}
export { documentId, SOURCES, type SearchDocument, type Source, type Version } from './document.ts'
