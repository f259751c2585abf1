import { expect, it } from 'vitest'
import { VISITOR, type Actor, type Role } from '../kernel/actor.ts'
import { questionPolicy, type QuestionAction, type QuestionSubject } from './question.policy.ts'

const member = (id: string, role: Role): Actor => ({ kind: 'member', id, roles: [role], sessionId: 'any' })
const actors = {
  visitor: VISITOR,
  author: member('1', 'customer'),
  other: member('2', 'staff'),
  moderator: member('3', 'moderator'),
}
type Who = keyof typeof actors

const question = (status: QuestionSubject['status'], questionType = 0): QuestionSubject => ({
  authorId: '1',
  status,
  questionType,
})

/** Who may do it with a question in this state; everybody else may not. */
const TABLE: [QuestionAction, QuestionSubject, Who[]][] = [
  ['read', question('published'), ['visitor', 'author', 'other', 'moderator']],
  ['read', question('unpublished'), []],
  ['read', question('deleted'), []],
  ['readOwn', question('published'), ['author']],
  ['readOwn', question('unpublished'), ['author']],
  ['readOwn', question('deleted'), []],
  ['inspect', question('deleted'), ['moderator']],
  ['readHistory', question('published'), ['author', 'moderator']],
  ['readHistory', question('deleted'), ['moderator']],
  ['edit', question('published'), ['author']],
  ['edit', question('deleted'), []],
  ['delete', question('unpublished'), ['author']],
  ['delete', question('published'), ['author', 'moderator']],
  ['delete', question('deleted'), []],
  ['answer', question('published'), ['author', 'other', 'moderator']],
  ['answer', question('unpublished'), []],
  ['comment', question('published', 1), ['author', 'other', 'moderator']],
  ['like', question('published'), ['author', 'other', 'moderator']],
  ['like', question('deleted'), []],
  ['setBestAnswer', question('published'), ['author']],
  ['setBestAnswer', question('published', 1), []],
  ['setBestAnswer', question('unpublished'), []],
]

it.each(TABLE)('%s %o: %j', (action, subject, allowed) => {
  const who = (Object.keys(actors) as Who[]).filter((name) => questionPolicy[action](actors[name], subject))
  expect(who).toEqual(allowed)
})
