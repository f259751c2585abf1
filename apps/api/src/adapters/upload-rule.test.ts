import { expect, it } from 'vitest'
import { uploadRule, withUploadRule } from './upload-rule.ts'

const ours = uploadRule('https://a.example', [])
const theirs = uploadRule('https://b.example', [])

it('joins the rules of others and takes the place of its own', () => {
  const now = uploadRule('https://a.example', ['https://a2.example', 'https://a.example'])
  expect(now.AllowedOrigins).toEqual(['https://a.example', 'https://a2.example'])
  expect(withUploadRule([], ours)).toEqual([ours])
  expect(withUploadRule([ours, theirs], now)).toEqual([theirs, now])
})

it('leaves alone what is as it should be', () => {
  expect(withUploadRule([theirs, ours], ours)).toBeUndefined()
})
