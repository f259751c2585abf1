/** Cache tags: what a page or an answer was made from. */
export const questionTag = (questionId: string) => `question:${questionId}`
export const QUESTION_LIST_TAG = 'question-list'

/** The scopes whose totals are kept in question_total, for each type apart. */
export const allOfType = (questionType: number) => `question:${questionType}`
export const ofSection = (questionType: number, sectionId: string) => `question:${questionType}:section:${sectionId}`
export const ofTag = (questionType: number, tagId: string) => `question:${questionType}:tag:${tagId}`

/** Over how many rows each total is spread. */
export const TOTAL_SHARDS = 8
