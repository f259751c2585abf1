import { expect, it } from 'vitest'
import { createSensitiveMatcher } from './sensitive-matcher.ts'
import { SHORTEST_BY_SOUND, WIDEST_GAP } from './written-form.ts'

const word = (text: string, exceptions: string[] = []) => ({
  word: text,
  level: 'review' as const,
  category: '联系方式',
  exceptions,
})
const find = createSensitiveMatcher(['加微信', '加QQ', '扫码进群', '代开发票', '赌博'].map((each) => word(each)))
const found = (text: string) => find(text).map(({ start, end }) => text.slice(start, end))

it('keeps the numbers that were decided', () => {
  expect([WIDEST_GAP, SHORTEST_BY_SOUND]).toEqual([6, 3])
})

// None of these is in the golden set: what works there must work beside it.
it.each([
  ['as it is', '有货加微信聊', '加微信'],
  ['full-width', '加ＱＱ聊', '加ＱＱ'],
  ['traditional', '代開髮票', '代開髮票'],
  ['underscores', '加_微_信', '加_微_信'],
  ['dashes and spaces', '扫 - 码 - 进 - 群', '扫 - 码 - 进 - 群'],
  ['an emoji in between', '加💬微💬信', '加💬微💬信'],
  ['an emoji as a character', '扫🐎进群', '扫🐎进群'],
  ['an emoji as a name', '加🐧', '加🐧'],
  ['a plus', '+V信', '+V信'],
  ['combining marks', '加̲微̲信', '加̲微̲信'],
  ['another character of the same sound', '家微信', '家微信'],
  ['two of four of the same sound', '扫马近群', '扫马近群'],
  ['characters taken apart', '力口微信', '力口微信'],
  ['a first letter', '扫m进群', '扫m进群'],
  ['pinyin in between', '代kai发票', '代kai发票'],
  ['pinyin among other pinyin', 'qing tianjiaweixin', 'jiaweixin'],
  ['a small word put in', '加我V信', '加我V信'],
  ['short, with an account', '加V：abc123', '加V'],
  ['across a line break', '加\n微\n信', '加\n微\n信'],
  ['followed by 号', '加微信号abc', '加微信'],
])('finds %s: %s', (_, text, expected) => {
  expect(found(text)).toEqual([expected])
})

it.each([
  ['inside an ordinary word before', '监控软件增加微信推送'],
  ['inside an ordinary word behind', '加V信号灯'],
  ['the same sound, all other characters', '看价位信息'],
  ['the same sound, no ordinary word near', '甲位新旧对比'],
  ['another sentence', '端子请自行添加。微信小程序里看状态'],
  ['letters that belong to another word', 'ninjaweixing'],
  ['a short word by sound', '他在读博'],
  ['short, without an account', '加 V 形支架'],
  ['far apart', '加 ......... 微信'],
  ['nothing', ''],
])('leaves alone %s: %s', (_, text) => {
  expect(found(text)).toEqual([])
})

it('says where in the text as it was given, in the order of the text', () => {
  const text = '😀代開發票，加​微​信'
  expect(find(text)).toEqual([
    { word: '代开发票', level: 'review', category: '联系方式', start: 2, end: 6 },
    { word: '加微信', level: 'review', category: '联系方式', start: 7, end: 12 },
  ])
  expect(text.slice(2, 6)).toBe('代開發票')
})

it('lets operators allow a phrase', () => {
  const strict = createSensitiveMatcher([word('拆机件')])
  const allowing = createSensitiveMatcher([word('拆机件', ['严禁使用拆机件'])])
  expect([strict('严禁使用拆机件').length, allowing('严禁使用拆机件').length, allowing('有拆机件').length]).toEqual([
    1, 0, 1,
  ])
})

it('finds nothing without words', () => {
  expect(createSensitiveMatcher([])('加微信')).toEqual([])
})

it('stays quick on a long text, even a hostile one', () => {
  const many = createSensitiveMatcher(Array.from({ length: 5_000 }, (_, index) => word(`测试词${index}号`)))
  for (const text of [
    '断路器选型与安装'.repeat(6_000),
    'jiawei'.repeat(8_000),
    '加'.repeat(50_000),
    '+'.repeat(50_000),
  ]) {
    // Of the processor: what else the machine does is not this code's doing.
    const begun = process.cpuUsage()
    many(text)
    find(text)
    expect(process.cpuUsage(begun).user / 1_000, text.slice(0, 10)).toBeLessThan(1_000)
  }
})
