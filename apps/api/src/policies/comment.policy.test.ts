import { expect, it } from 'vitest'
import { VISITOR, type Actor } from '../kernel/actor.ts'
import { commentPolicy, type CommentAction, type CommentSubject } from './comment.policy.ts'

const member = (id: string): Actor => ({ kind: 'member', id, roles: ['customer'], sessionId: 'any' })
const actors = { visitor: VISITOR, author: member('1'), other: member('2') }
type Who = keyof typeof actors

const comment = (status: CommentSubject['status'], answerShown = true): CommentSubject => ({
  authorId: '1',
  status,
  answerShown,
})

const TABLE: [CommentAction, CommentSubject, Who[]][] = [
  ['read', comment('published'), ['visitor', 'author', 'other']],
  ['read', comment('pending'), ['author']],
  ['read', comment('deleted'), []],
  ['read', comment('published', false), []],
  ['edit', comment('published'), ['author']],
  ['edit', comment('returned'), ['author']],
  ['edit', comment('published', false), []],
  ['reply', comment('published'), ['author', 'other']],
  ['reply', comment('pending'), []],
]

it.each(TABLE)('%s %o: %j', (action, subject, allowed) => {
  const who = (Object.keys(actors) as Who[]).filter((name) => commentPolicy[action](actors[name], subject))
  expect(who).toEqual(allowed)
})
