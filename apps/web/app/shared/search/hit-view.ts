import type { SearchHit, SearchResult } from '@kms/contract/search'
import { stateOf, type QuestionState } from '@kms/features/questions/question-feed'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { questionCopy } from '@kms/ui/copy/question.copy'

/** Of a question or an article, as its rows show it elsewhere. */
export const hitState = ({ type, solved, answerCount }: SearchHit): QuestionState =>
  stateOf({ questionType: type === 'QUESTION' ? 0 : 1, bestExcerpt: solved ? '' : null, answerCount })

/** What the excerpt is, when it is more than the beginning of the text. */
export function excerptLabel({ type, solved }: SearchHit): string | undefined {
  if (type === 'FAQ') return faqCopy.conclusion
  return type === 'QUESTION' && solved ? questionCopy.bestAnswer : undefined
}

/** Kept with the history entry of the page that is opened, so that its reading counts for this search. */
export type FoundBy = { search: string; position: number }

export const foundBy = (result: Pick<SearchResult, 'searchId' | 'current' | 'size'>, index: number): FoundBy => ({
  search: result.searchId,
  position: (result.current - 1) * result.size + index + 1,
})
