import { expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import { diffBlocks, diffText, diffWords } from './diff-lines.ts'

const marks = { same: ' ', added: '+', removed: '-' }
const draw = (before: string, after: string) =>
  diffText(before, after).lines.map(
    ({ kind, number, parts }) =>
      `${number}${marks[kind]}${parts.map((part) => (part.kind === 'same' ? part.text : `[${part.text}]`)).join('')}`,
  )

it.each([
  ['nothing published yet', '', '一\n二', ['1+[一]', '2+[二]']],
  ['nothing changed', '一\n二', '一\n二', ['1 一', '2 二']],
  ['a line put in', '一\n三', '一\n二\n三', ['1 一', '2+[二]', '3 三']],
  ['a line taken out', '一\n二\n三', '一\n三', ['1 一', '2-[二]', '2 三']],
  [
    'words of a line',
    '转接排按 3 mm 铜排加工。',
    '转接排按 5 mm 铜排加工，并校核温升。',
    ['1-转接排按 [3] mm 铜排加工。', '1+转接排按 [5] mm 铜排加工[，并校核温升]。'],
  ],
  ['everything taken out', '一', '', ['1-[一]']],
])('shows %s', (_, before, after, expected) => {
  expect(draw(before, after)).toEqual(expected)
})

it('counts the places, not the words', () => {
  const { added, removed } = diffText('孔距 105 mm，铜排 3 mm。', '孔距 70 mm，铜排 5 mm，校核温升。')
  expect([added, removed]).toEqual([3, 2])
})

it('marks hits where they stand in the new text, across changed and unchanged words', () => {
  const after = '第一行\n请加微信联系'
  const start = after.indexOf('加微信')
  const { lines } = diffText('第一行\n请联系', after, [{ word: '加微信', category: '', start, end: start + 3 }])
  const marked = lines.flatMap(({ parts }) => parts.filter(({ hit }) => hit).map(({ text, hit }) => [text, hit]))
  expect(marked.map(([text]) => text).join('')).toBe('加微信')
  expect(new Set(marked.map(([, hit]) => hit))).toEqual(new Set(['加微信']))
})

it('puts the versions together again', () => {
  const before = 'a\nb c\nd\ne f g\nh'
  const after = 'a\nb x\ne f z\ni\nh'
  const { lines } = diffText(before, after)
  const version = (without: string) =>
    lines
      .filter(({ kind }) => kind !== without)
      .map(({ parts }) =>
        parts
          .filter(({ kind }) => kind !== without)
          .map(({ text }) => text)
          .join(''),
      )
      .join('\n')
  expect([version('added'), version('removed')]).toEqual([before, after])
})

it('gives up on comparing what has too little in common, and still shows both', () => {
  const many = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`).join('\n')
  const { lines } = diffText(many('a'), many('b'))
  expect(
    [lines.filter(({ kind }) => kind === 'removed'), lines.filter(({ kind }) => kind === 'added')].map(
      ({ length }) => length,
    ),
  ).toEqual([1500, 1500])
})

it('shows the words of a title in one line', () => {
  expect(diffWords('铜排 3 mm', '铜排 5 mm').map(({ kind, text }) => `${marks[kind]}${text}`)).toEqual([
    ' 铜排 ',
    '-3',
    '+5',
    '  mm',
  ])
})

it('replaces a picture as a whole and says where each one is', () => {
  const [before, after] = ['<img src="file:a" alt="铭牌">', '<img src="file:b" alt="铭牌">'].map(blocksOf)
  const { lines } = diffBlocks(before ?? [], after ?? [], { addressOf: (source) => `https://files/${source.slice(5)}` })
  expect(lines.map(({ kind, block, url }) => [kind, block, url])).toEqual([
    ['removed', 'picture', 'https://files/a'],
    ['added', 'picture', 'https://files/b'],
  ])
})
