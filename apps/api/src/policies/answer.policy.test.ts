import { expect, it } from 'vitest'
import { VISITOR, type Actor } from '../kernel/actor.ts'
import { answerPolicy, type AnswerAction, type AnswerSubject } from './answer.policy.ts'

const member = (id: string): Actor => ({ kind: 'member', id, roles: ['customer'], sessionId: 'any' })
const actors = { visitor: VISITOR, asker: member('1'), answerer: member('2'), other: member('3') }
type Who = keyof typeof actors

const answer = (
  status: AnswerSubject['status'],
  questionStatus: AnswerSubject['question']['status'] = 'published',
  questionType = 0,
): AnswerSubject => ({ authorId: '2', status, question: { authorId: '1', status: questionStatus, questionType } })

const everybody: Who[] = ['visitor', 'asker', 'answerer', 'other']
const members: Who[] = ['asker', 'answerer', 'other']

const TABLE: [AnswerAction, AnswerSubject, Who[]][] = [
  ['read', answer('published'), everybody],
  ['read', answer('pending'), ['answerer']],
  ['read', answer('returned'), ['answerer']],
  ['read', answer('deleted'), []],
  ['read', answer('published', 'deleted'), []],
  ['edit', answer('published'), ['answerer']],
  ['edit', answer('pending'), ['answerer']],
  ['edit', answer('published', 'deleted'), []],
  ['comment', answer('published'), members],
  ['comment', answer('pending'), []],
  ['like', answer('published'), members],
  ['like', answer('published', 'unpublished'), []],
  ['setBestAnswer', answer('published'), ['asker']],
  ['setBestAnswer', answer('pending'), []],
  ['setBestAnswer', answer('published', 'published', 1), []],
]

it.each(TABLE)('%s %o: %j', (action, subject, allowed) => {
  const who = (Object.keys(actors) as Who[]).filter((name) => answerPolicy[action](actors[name], subject))
  expect(who).toEqual(allowed)
})
