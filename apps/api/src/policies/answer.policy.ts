import type { Actor } from '../kernel/actor.ts'
import { questionPolicy, type QuestionSubject } from './question.policy.ts'

export type AnswerSubject = {
  authorId: string
  status: 'pending' | 'published' | 'returned' | 'deleted'
  question: QuestionSubject
}
type Rule = (actor: Actor, answer: AnswerSubject) => boolean

const isAuthor: Rule = (actor, answer) => actor.kind === 'member' && actor.id === answer.authorId
/** An answer is never more visible than what it hangs on. */
const isShown: Rule = (actor, answer) => answer.status === 'published' && questionPolicy.read(actor, answer.question)
const isKept: Rule = (_actor, answer) => answer.status !== 'deleted' && answer.question.status === 'published'

const rules = {
  read: (actor, answer) => isShown(actor, answer) || (isAuthor(actor, answer) && isKept(actor, answer)),
  edit: (actor, answer) => isAuthor(actor, answer) && isKept(actor, answer),
  comment: (actor, answer) => isShown(actor, answer) && questionPolicy.comment(actor, answer.question),
  like: (actor, answer) => isShown(actor, answer) && questionPolicy.like(actor, answer.question),
  setBestAnswer: (actor, answer) => isShown(actor, answer) && questionPolicy.setBestAnswer(actor, answer.question),
} satisfies Record<string, Rule>

export type AnswerAction = keyof typeof rules
export const answerPolicy: Readonly<Record<AnswerAction, Rule>> = rules
