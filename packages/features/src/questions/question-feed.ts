import type { QuestionCard } from '@kms/contract/question-views'

/** 最新 · 热门 · 待回答 */
export const QUESTION_TABS = ['latest', 'hot', 'unanswered'] as const
export type QuestionTab = (typeof QUESTION_TABS)[number]

/** One page of a list with the way to the next one. */
export type QuestionFeed = { tab: QuestionTab; size: number; records: QuestionCard[]; nextCursor: string | null }

/** The tab that an address names; undefined for none, or nonsense. */
export const namedTab = (url: URL): QuestionTab | undefined => {
  const asked = url.searchParams.get('tab')
  return QUESTION_TABS.find((tab) => tab === asked)
}

export const readTab = (url: URL): QuestionTab => namedTab(url) ?? 'latest'

/** What the API is asked for; only questions wait for an answer. */
export const feedRequest = (tab: QuestionTab) =>
  tab === 'unanswered'
    ? ({ sort: 'latest', unanswered: true, questionType: 0 } as const)
    : ({ sort: tab, unanswered: false } as const)

export type QuestionState = 'article' | 'solved' | 'answered' | 'waiting'

/** Stands before the title of every row. */
export function stateOf({ questionType, bestExcerpt, answerCount }: QuestionStateInput): QuestionState {
  if (questionType !== 0) return 'article'
  if (bestExcerpt !== null) return 'solved'
  return answerCount > 0 ? 'answered' : 'waiting'
}
export type QuestionStateInput = Pick<QuestionCard, 'questionType' | 'bestExcerpt' | 'answerCount'>
