import { MAX_COMMENT, type Comment, type Reply } from '@kms/contract/comments'
import { expect, it } from 'vitest'
import {
  COMMENT_LENGTH,
  EMPTY_THREAD,
  hiddenReplies,
  withChanged,
  withOwn,
  withPage,
  withReplies,
} from './comment-thread.ts'

const person = { id: '9', nickname: '盘厂老周', title: '', isBigV: false, isOfficial: false }
const reply = (id: string, threadId: string | null): Reply => ({
  id,
  answerId: '7',
  questionId: '2001',
  commentType: 'QUESTION',
  threadId,
  replyTo: null,
  content: `评论 ${id}`,
  mentions: [],
  author: person,
  status: 'published',
  reason: null,
  revision: 1,
  createdAt: '2026-01-18T00:00:00.000Z',
  editedAt: null,
  can: { edit: false, reply: true },
})
const comment = (id: string, replies: Reply[] = [], replyCount = replies.length): Comment => ({
  ...reply(id, null),
  replies,
  replyCount,
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const thread = withPage(EMPTY_THREAD, { records: [comment('1', [reply('2', '1')], 5), comment('3')], nextCursor: 'c' })

it('holds comments to the length of the contract', () => {
  expect(COMMENT_LENGTH).toBe(MAX_COMMENT)
})

it('grows by pages, each comment once', () => {
  const grown = withPage(thread, { records: [comment('3'), comment('4')], nextCursor: null })
  expect(ids(grown.comments)).toEqual(['1', '3', '4'])
  expect(grown).toMatchObject({ nextCursor: null, state: 'idle' })
})

it('says how many replies are still hidden', () => {
  const [first] = thread.comments
  expect(first && hiddenReplies(first)).toBe(4)
  const [after] = withReplies(thread, '1', [reply('2', '1'), reply('5', '1')]).comments
  expect(after && [ids(after.replies), hiddenReplies(after)]).toEqual([['2', '5'], 3])
})

it('puts what was just written at the end of its thread', () => {
  expect(ids(withOwn(thread, reply('9', null)).comments)).toEqual(['1', '3', '9'])
  const [first] = withOwn(thread, reply('9', '1')).comments
  expect(first && [ids(first.replies), first.replyCount]).toEqual([['2', '9'], 6])
})

it('changes a comment or a reply in its place', () => {
  const [first] = withChanged(thread, { ...reply('1', null), content: '改过' }).comments
  expect(first).toMatchObject({ content: '改过', replyCount: 5 })
  const [below] = withChanged(thread, { ...reply('2', '1'), content: '也改过' }).comments
  expect(below?.replies).toMatchObject([{ id: '2', content: '也改过' }])
})
