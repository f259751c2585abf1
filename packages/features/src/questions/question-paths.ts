import type { Device } from '../device/device.ts'
import { questionsPath } from '../faq/faq-paths.ts'
import type { QuestionTab } from './question-feed.ts'

/** Addresses below the base path; the router adds `/kms`. */
export const questionPath = (device: Device, id: string, part = '') =>
  `/${device}/detail/question/${id}${part === '' ? '' : `#${part}`}`

export type QuestionListFilter = {
  tab?: QuestionTab
  section?: string | undefined
  tag?: string | undefined
  cursor?: string | null
}

export function questionListPath(device: Device, { tab, section, tag, cursor }: QuestionListFilter = {}) {
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  if (tag) query.set('tag', tag)
  if (tab && tab !== 'latest') query.set('tab', tab)
  if (cursor) query.set('cursor', cursor)
  return `${questionsPath(device)}${query.size === 0 ? '' : `?${query}`}`
}

/** On the page of a piece, its versions instead of itself: the newest and the one before it. */
export const NEWEST_VERSIONS = '?history=newest'
/** One version by number, against an older one or the one before it. */
export const versionsPath = (revision: number, against?: number) =>
  `?history=${revision}${against === undefined ? '' : `&against=${against}`}`

/** Where the author goes on writing. */
export const questionEditPath = (device: Device, id: string) => `/${device}/operate/edit?id=${id}`

/** Answers beyond those of the page, as data of our own server. */
export const answersPath = (questionId: string) => `/parts/answers/${questionId}`

/** Section and tags alone; the desktop has a page for them. */
export const questionLabelPath = (id: string) => `/pc/operate/label?id=${id}`

/** Where moderators say that two pieces are one; a page of the console, not of the sites. */
export const mergePath = (id: string) => `/kms/admin/questions?q=${id}`

/** The parts of the page that a link may lead to. */
export const answerPart = (id: string) => `answer-${id}`
export const commentPart = (id: string) => `comment-${id}`

export const personPath = (device: Device, id: string) => `/${device}/otherInfo/info?id=${id}`
