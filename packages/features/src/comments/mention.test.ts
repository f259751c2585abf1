import { expect, it } from 'vitest'
import { insertMention, mentionAt, mentionedIds, splitMentions } from './mention.ts'

it.each([
  ['@', 1, { start: 0, keyword: '' }],
  ['好，@盘厂', 5, { start: 2, keyword: '盘厂' }],
  ['@盘厂 谢谢', 6, undefined],
  ['me@example', 10, undefined],
  ['谢谢', 2, undefined],
  ['@盘厂老周', 2, { start: 0, keyword: '盘' }],
])('in %j with the caret at %i somebody is named: %j', (text, caret, query) => {
  expect(mentionAt(text, caret)).toEqual(query)
})

it('puts the name in place of what was typed', () => {
  expect(insertMention('好，@盘，谢谢', { start: 2, keyword: '盘' }, '盘厂老周')).toEqual({
    text: '好，@盘厂老周 ，谢谢',
    caret: 8,
  })
})

it('names only people who are still in the text, each once', () => {
  const zhou = { id: '1', nickname: '盘厂老周' }
  expect(mentionedIds('@盘厂老周 好', [zhou, zhou, { id: '2', nickname: '铜排不弯' }])).toEqual(['1'])
})

it('cuts the text at the names, the longest first', () => {
  const people = [
    { id: '1', nickname: '张三' },
    { id: '2', nickname: '张三丰' },
  ]
  expect(splitMentions('问 @张三丰 和 @李四', people)).toEqual([
    { text: '问 ' },
    { text: '@张三丰', mention: people[1] },
    { text: ' 和 @李四' },
  ])
})
