import type { ReviewHit } from '@kms/contract/admin-review'
import type { DiffLine } from '@kms/contract/difference'
import { expect, it } from 'vitest'
import { placeHits } from './place-hits.ts'

const hit = (word: string, start: number): ReviewHit => ({
  word,
  level: 'review',
  category: '联系方式',
  start,
  end: start + word.length,
})

const line = { block: 'text', url: null } as const
const draw = (lines: DiffLine[], hits: ReviewHit[]) =>
  placeHits(lines, hits).map(({ parts }) =>
    parts.map(({ text, hitIndex, endsHit }) => `${text}${hitIndex ?? ''}${endsHit ? '|' : ''}`).join(' '),
  )

it('numbers hits as they stand in the new text, whatever order they come in', () => {
  // 第一行\n加微信，拆机件
  const lines: DiffLine[] = [
    { ...line, kind: 'same', number: 1, parts: [{ kind: 'same', text: '第一行', hit: null }] },
    {
      ...line,
      kind: 'removed',
      number: 2,
      parts: [{ kind: 'removed', text: '一行很长的、已经删去的文字', hit: null }],
    },
    {
      ...line,
      kind: 'added',
      number: 2,
      parts: [
        { kind: 'same', text: '加', hit: '联系方式' },
        { kind: 'added', text: '微信', hit: '联系方式' },
        { kind: 'added', text: '，', hit: null },
        { kind: 'added', text: '拆机件', hit: '违规交易' },
      ],
    },
  ]
  expect(draw(lines, [hit('拆机件', 8), hit('加微信', 4)])).toEqual([
    '第一行',
    '一行很长的、已经删去的文字',
    '加0 微信0| ， 拆机件1|',
  ])
})

it('keeps two neighbours of one category apart', () => {
  const parts = ['微信', '电话'].map((text) => ({ kind: 'same' as const, text, hit: '联系方式' }))
  expect(draw([{ ...line, kind: 'same', number: 1, parts }], [hit('微信', 0), hit('电话', 2)])).toEqual([
    '微信0| 电话1|',
  ])
})
