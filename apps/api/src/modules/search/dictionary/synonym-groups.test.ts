import { expect, it } from 'vitest'
import { fileDictionary } from './dictionary.ts'
import { synonymRules } from './synonym-groups.ts'

const { synonymsOf } = fileDictionary

it('lets equal words find each other', () => {
  expect(synonymsOf.get('mccb')).toContain('塑壳断路器')
  expect(synonymsOf.get('塑壳断路器')).toContain('mccb')
})

it('follows ambiguous words in one direction only', () => {
  expect(synonymsOf.get('开关')).toContain('断路器')
  expect(synonymsOf.get('断路器')).not.toContain('开关')
})

it('understands pinyin without looking for it', () => {
  expect(synonymsOf.get('bianpinqi')).toContain('变频器')
  expect(synonymsOf.get('变频器')).not.toContain('bianpinqi')
})

it('writes rules that the engine can read', () => {
  for (const rule of synonymRules) expect(rule).toMatch(/^[^,=>]+(, [^,=>]+)*( => [^,=>]+(, [^,=>]+)*)?$/)
})
