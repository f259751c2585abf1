import type { comments } from '@kms/contract'
import type { Actor } from '../../kernel/actor.ts'
import { presentAuthor } from '../../kernel/public-user.ts'
import { commentPolicy } from '../../policies/comment.policy.ts'
import type { CommentRow } from './comment.columns.ts'

export function presentReply(row: CommentRow, actor: Actor, commentType: comments.CommentType): comments.Reply {
  const subject = { authorId: row.author_id, status: row.status, answerShown: true }
  return {
    id: row.id,
    answerId: row.answer_id,
    questionId: row.question_id,
    commentType,
    threadId: row.thread_id,
    replyTo: row.reply_to,
    content: row.content,
    mentions: row.mentions,
    author: presentAuthor(row),
    status: row.status,
    reason: row.status === 'returned' ? row.return_reason : null,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    can: { edit: commentPolicy.edit(actor, subject), reply: commentPolicy.reply(actor, subject) },
  }
}

export const presentComment = (
  row: CommentRow,
  replies: readonly CommentRow[],
  actor: Actor,
  commentType: comments.CommentType,
): comments.Comment => ({
  ...presentReply(row, actor, commentType),
  replyCount: row.reply_count,
  replies: replies.map((reply) => presentReply(reply, actor, commentType)),
})
