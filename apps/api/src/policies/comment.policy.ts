import type { Actor } from '../kernel/actor.ts'

export type CommentSubject = {
  authorId: string
  status: 'pending' | 'published' | 'returned' | 'deleted'
  /** Whether readers see the answer that it hangs on. */
  answerShown: boolean
}
type Rule = (actor: Actor, comment: CommentSubject) => boolean

const isAuthor: Rule = (actor, comment) => actor.kind === 'member' && actor.id === comment.authorId
const isShown: Rule = (_actor, comment) => comment.answerShown && comment.status === 'published'
const isOwn: Rule = (actor, comment) => isAuthor(actor, comment) && comment.answerShown && comment.status !== 'deleted'

const rules = {
  read: (actor, comment) => isShown(actor, comment) || isOwn(actor, comment),
  edit: isOwn,
  reply: (actor, comment) => actor.kind === 'member' && isShown(actor, comment),
} satisfies Record<string, Rule>

export type CommentAction = keyof typeof rules
export const commentPolicy: Readonly<Record<CommentAction, Rule>> = rules
