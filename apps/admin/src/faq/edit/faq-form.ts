import { FaqDraft } from '@kms/contract/admin-faq'
import dayjs, { type Dayjs } from 'dayjs'

/** A draft while it is being written: what must be chosen may still be missing. */
export type FaqForm = Omit<FaqDraft, 'sectionId' | 'validFrom' | 'reviewBy'> & {
  sectionId: string | null
  validFrom: string | null
  reviewBy: string | null
}
export type FaqField = keyof FaqForm
export type FaqErrors = Partial<Record<FaqField, string>>

/** What a new FAQ is offered as its first review-by date. */
export const FIRST_REVIEW_MONTHS = 12

export const newForm = (today: Dayjs): FaqForm => ({
  title: '',
  conclusion: '',
  content: '',
  sectionId: null,
  tagIds: [],
  catalogueCodes: [],
  validFrom: toDate(today),
  reviewBy: toDate(today.add(FIRST_REVIEW_MONTHS, 'month')),
})

export const formFromDraft = (draft: FaqDraft): FaqForm => ({ ...draft })

const toDate = (day: Dayjs) => day.format('YYYY-MM-DD')

type Checked = { ok: true; draft: FaqDraft } | { ok: false; errors: FaqErrors }

/** The contract's own rules, told at the fields before anything is sent. */
export function checkForm(form: FaqForm): Checked {
  const parsed = FaqDraft.safeParse({ ...form, catalogueCodes: normaliseCodes(form.catalogueCodes) })
  if (parsed.success) return { ok: true, draft: parsed.data }
  return {
    ok: false,
    errors: errorsByField(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const)),
  }
}

/** The API names fields by path (`tagIds.0`); the form has one place per field. The first word on a field stands. */
export function errorsByField(problems: Iterable<readonly [path: string, message: string]>): FaqErrors {
  const errors: FaqErrors = {}
  for (const [path, message] of problems) {
    const field = path.split('.')[0] ?? ''
    if (!isField(field) || errors[field] !== undefined) continue
    errors[field] = field === 'sectionId' ? '请选择板块' : message
  }
  return errors
}

const FIELDS: Record<FaqField, true> = {
  title: true,
  conclusion: true,
  content: true,
  sectionId: true,
  tagIds: true,
  catalogueCodes: true,
  validFrom: true,
  reviewBy: true,
}
const isField = (name: string): name is FaqField => Object.hasOwn(FIELDS, name)
export const FIELD_ORDER = Object.keys(FIELDS) as FaqField[]

/** Catalogue numbers are written in capitals; full-width letters come from Chinese input methods. */
export function normaliseCodes(codes: readonly string[]): string[] {
  const clean = codes.map((code) => code.normalize('NFKC').trim().toUpperCase()).filter((code) => code !== '')
  return [...new Set(clean)]
}

export const sameForm = (one: FaqForm, other: FaqForm) =>
  FIELD_ORDER.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))

/** Days offered when a text is vouched for again. */
export const reviewPresets = (today: Dayjs = dayjs()) =>
  [
    ['半年后', 6],
    ['一年后', 12],
    ['两年后', 24],
  ].map(([label, months]) => ({ label: String(label), value: today.add(Number(months), 'month') }))
