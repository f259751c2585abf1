import { normaliseText } from './normalise-text.ts'

/** Shorter says nothing, longer is a question of its own that nobody else will type. */
export const MIN_HOT_LENGTH = 2
export const MAX_HOT_LENGTH = 40

/** Telephone and identity numbers, addresses: what one person typed is not shown to others. */
const PERSONAL = /\d{11}|@/

/** As it may be shown: full width becomes half width, one space between words. Capitals stay, catalogue numbers have them. */
export const tidyKeyword = (typed: string) => typed.normalize('NFKC').trim().replace(/\s+/g, ' ')

/** The same for every way of writing the same words: NSX250F跳闸, nsx250f 跳閘. */
export const keywordKey = (keyword: string) => normaliseText(keyword).replace(/\s+/g, '')

export const isPersonal = (tidy: string) => PERSONAL.test(tidy)

export function isCountable(tidy: string) {
  const { length } = [...tidy]
  return length >= MIN_HOT_LENGTH && length <= MAX_HOT_LENGTH && !isPersonal(tidy)
}
