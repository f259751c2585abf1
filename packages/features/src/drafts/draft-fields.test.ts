import { questions } from '@kms/contract'
import { expect, it } from 'vitest'
import { CODE_LIMIT, emptyFields, missingIn, sameText, TAG_LIMIT, TITLE_LIMIT, typeOfAddress } from './draft-fields.ts'

it('has the limits of the contract', () => {
  expect([TITLE_LIMIT, TAG_LIMIT, CODE_LIMIT]).toEqual([
    questions.MAX_QUESTION_TITLE,
    questions.MAX_QUESTION_TAGS,
    questions.MAX_QUESTION_CODES,
  ])
})

it.each([
  ['addArticle', 1],
  ['addQuestion', 0],
  [null, 0],
])('%s is type %i', (type, expected) => {
  expect(typeOfAddress(type)).toBe(expected)
})

it('names what is missing', () => {
  expect(missingIn(emptyFields(0))).toEqual(['title', 'content', 'sectionId'])
  expect(missingIn({ ...emptyFields(0), title: ' a ', content: '<p>b</p>', sectionId: '1' })).toEqual([])
})

it('takes a document for the same whatever the order of its keys', () => {
  const fields = { ...emptyFields(0), title: 'a', content: '<p>x</p>' }
  const one = { ...fields, doc: { type: 'doc' as const, content: [{ type: 'p', text: 'x' }] } }
  const two = {
    ...fields,
    title: 'a ',
    content: '<p>x</p>\n',
    doc: { content: [{ text: 'x', type: 'p' }], type: 'doc' as const },
  }
  expect(sameText(one, two)).toBe(true)
  expect(sameText(one, { ...two, tagIds: ['1'] })).toBe(false)
  expect(sameText(fields, { ...fields, content: '<p>y</p>' })).toBe(false)
})
