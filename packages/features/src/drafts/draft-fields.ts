import type { questions } from '@kms/contract'

/** What an author fills in; the words of a draft as the contract sends them. */
export type DraftFields = questions.QuestionDraft

/** The contract's limits, which the browser can't import (they would bring the schemas along); drafts.test.ts compares. */
export const TITLE_LIMIT = 60
export const TAG_LIMIT = 5
export const CODE_LIMIT = 20

export const emptyFields = (questionType: DraftFields['questionType']): DraftFields => ({
  questionType,
  title: '',
  content: '',
  doc: null,
  sectionId: null,
  tagIds: [],
  catalogueCodes: [],
})

/** Nothing that would be worth a row: a chosen section alone is no draft. */
export const isEmpty = ({ title, content }: DraftFields) => title.trim() === '' && content === ''

/** A question or an article, as the addresses of the specification name it. */
export const typeOfAddress = (type: string | null): DraftFields['questionType'] => (type === 'addArticle' ? 1 : 0)

export type Missing = 'title' | 'content' | 'sectionId'

/** What a reader could not do without. */
export function missingIn({ title, content, sectionId }: DraftFields): Missing[] {
  const missing: Missing[] = []
  if (title.trim() === '') missing.push('title')
  if (content === '') missing.push('content')
  if (sectionId === null) missing.push('sectionId')
  return missing
}

/** Whatever the order of their keys. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}

/** Whether two versions read the same. The database keeps documents with their keys in another order. */
export function sameText(a: DraftFields, b: DraftFields): boolean {
  const text = ({ title, doc, sectionId, tagIds, catalogueCodes }: DraftFields) => ({
    title: title.trim(),
    sectionId,
    tagIds: [...tagIds].toSorted(),
    catalogueCodes: [...catalogueCodes].toSorted(),
    doc,
  })
  return sameValue(text(a), text(b)) && (a.doc !== null || a.content === b.content)
}
