import type { ApiRequest } from './request-files.ts'
import { settings } from './settings.ts'

/** What can be measured: official FAQs, and members' questions with their first answers. */
const ALL = ['FAQ', 'question'] as const
export type Subject = (typeof ALL)[number]

export const SUBJECTS: readonly Subject[] = ALL.filter((name) => settings.wantsSubject(name))

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
