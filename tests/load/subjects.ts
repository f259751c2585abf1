import type { ApiRequest } from './request-files.ts'

/** What is measured side by side: official FAQs, and members' questions with their first answers. */
export const SUBJECTS = ['FAQ', 'question'] as const
export type Subject = (typeof SUBJECTS)[number]

type Addresses = { detail(id: string): ApiRequest; page(id: string): ApiRequest; list(body: object): ApiRequest }

const addressesOf = (detail: string, page: string, list: string): Addresses => ({
  detail: (id) => ({ method: 'GET', url: `${detail}/${id}` }),
  page: (id) => ({ method: 'GET', url: `/kms/pc/${page}/${id}` }),
  list: (body) => ({ method: 'POST', url: list, body: JSON.stringify(body) }),
})

export const ADDRESSES: Readonly<Record<Subject, Addresses>> = {
  FAQ: addressesOf('/api/f/faq/showDetailFrm', 'detail/faq', '/api/f/faq/ajaxLoadData'),
  question: addressesOf('/api/f/question/details', 'detail/question', '/api/f/question/v2/searchByCondition'),
}

export const forEachSubject = async <T>(work: (subject: Subject) => Promise<T[]>): Promise<T[]> => {
  const found: T[] = []
  for (const subject of SUBJECTS) found.push(...(await work(subject)))
  return found
}
