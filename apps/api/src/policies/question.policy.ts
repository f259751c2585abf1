import { hasRole, type Actor } from '../kernel/actor.ts'

/** `status` is what readers have of it; the version beside it is its author's alone. */
export type QuestionSubject = {
  authorId: string
  status: 'unpublished' | 'published' | 'deleted'
  questionType: number
}
type Rule = (actor: Actor, question: QuestionSubject) => boolean

const isMember = (actor: Actor) => actor.kind === 'member'
const isAuthor: Rule = (actor, question) => actor.kind === 'member' && actor.id === question.authorId
const isPublished: Rule = (_actor, question) => question.status === 'published'
const isModerator = (actor: Actor) => hasRole(actor, 'moderator', 'operator', 'administrator')

const onPublished: Rule = (actor, question) => isMember(actor) && isPublished(actor, question)

const rules = {
  read: isPublished,
  /** The newest version, its state and the history. */
  readOwn: (actor, question) => question.status !== 'deleted' && isAuthor(actor, question),
  /** The versions of any piece; moderators answer for what readers have seen, deleted pieces included. */
  inspect: (actor) => isModerator(actor),
  readHistory: (actor, question) => isModerator(actor) || (question.status !== 'deleted' && isAuthor(actor, question)),
  edit: (actor, question) => question.status !== 'deleted' && isAuthor(actor, question),
  delete: (actor, question) =>
    question.status !== 'deleted' &&
    (isAuthor(actor, question) || (isModerator(actor) && question.status === 'published')),
  /** Making one piece of two that ask the same, and taking that back. */
  merge: (actor) => isModerator(actor),
  answer: onPublished,
  comment: onPublished,
  like: onPublished,
  /** Of a question, by who asked it; articles have no best answer. */
  setBestAnswer: (actor, question) =>
    isAuthor(actor, question) && isPublished(actor, question) && question.questionType === 0,
} satisfies Record<string, Rule>

export type QuestionAction = keyof typeof rules
export const questionPolicy: Readonly<typeof rules> = rules
