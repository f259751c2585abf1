/** Each text of a document by its own name: also the id of the element that holds it. */
export const questionBodyKey = (id: string) => `question-body-${id}`
export const answerBodyKey = (id: string) => `answer-body-${id}`
