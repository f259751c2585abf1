import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import { checkForm, errorsByField, formFromDraft, newForm, normaliseCodes, sameForm, type FaqForm } from './faq-form.ts'

const complete: FaqForm = {
  title: 'NSX250 脱扣后如何复位',
  conclusion: '先断电验电，再压到 O/RESET。',
  content: '<p>正文</p>',
  sectionId: '12',
  tagIds: ['3'],
  catalogueCodes: ['NSX250F'],
  validFrom: '2026-01-17',
  reviewBy: '2027-01-17',
}

describe('newForm', () => {
  it('starts today and asks for a review in a year', () => {
    const form = newForm(dayjs('2026-02-28'))
    expect([form.validFrom, form.reviewBy]).toEqual(['2026-02-28', '2027-02-28'])
  })
})

describe('checkForm', () => {
  it('turns a complete form into the draft that the API takes', () => {
    expect(checkForm({ ...complete, title: '  标题 ', catalogueCodes: [' nsx250f', 'NSX250F', 'ｉＣ６５Ｎ'] })).toEqual(
      {
        ok: true,
        draft: { ...complete, title: '标题', catalogueCodes: ['NSX250F', 'IC65N'] },
      },
    )
  })

  it('gives back what it was given', () => {
    expect(
      checkForm(formFromDraft({ ...complete, sectionId: '12', validFrom: '2026-01-17', reviewBy: '2027-01-17' })),
    ).toEqual({
      ok: true,
      draft: complete,
    })
  })

  it.each<[Partial<FaqForm>, string, string]>([
    [{ title: '   ' }, 'title', '请填写标题'],
    [{ title: '长'.repeat(121) }, 'title', '标题最多 120 字'],
    [{ conclusion: '' }, 'conclusion', '请填写结论'],
    [{ content: '' }, 'content', '请填写正文'],
    [{ sectionId: null }, 'sectionId', '请选择板块'],
    [{ tagIds: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }, 'tagIds', '最多 8 个标签'],
    [{ validFrom: null }, 'validFrom', '请选择生效日期'],
    [{ reviewBy: null }, 'reviewBy', '请选择复核日期'],
  ])('refuses %o at its field', (change, field, message) => {
    expect(checkForm({ ...complete, ...change })).toEqual({ ok: false, errors: { [field]: message } })
  })
})

describe('errorsByField', () => {
  it('brings the paths of the API to the fields, first word first, and drops what has no field', () => {
    const problems = Object.entries({
      'tagIds.2': '编号有误',
      tagIds: '最多 8 个标签',
      title: '请填写标题',
      body: '?',
      toString: '?',
    })
    expect(errorsByField(problems)).toEqual({ tagIds: '编号有误', title: '请填写标题' })
  })
})

describe('normaliseCodes', () => {
  it('trims, capitalises and drops blanks and doubles', () => {
    expect(normaliseCodes([' lc1d09m7c ', '', 'LC1D09M7C', 'A9F74210'])).toEqual(['LC1D09M7C', 'A9F74210'])
  })
})

describe('sameForm', () => {
  it('sees a change in any field', () => {
    expect(sameForm(complete, { ...complete, tagIds: [...complete.tagIds] })).toBe(true)
    expect(sameForm(complete, { ...complete, tagIds: ['3', '4'] })).toBe(false)
    expect(sameForm(complete, { ...complete, content: '<p>正文。</p>' })).toBe(false)
  })
})
