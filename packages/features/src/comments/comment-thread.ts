import type { Comment, Reply } from '@kms/contract/comments'
import { appendNew } from '../shell/use-growing-list.ts'

/** Contract: comments.MAX_COMMENT; the browser has only the contract's types. */
export const COMMENT_LENGTH = 1000

export type Thread = { comments: Comment[]; nextCursor: string | null; state: 'loading' | 'idle' | 'failed' }
type Page = { records: readonly Comment[]; nextCursor: string | null }

export const EMPTY_THREAD: Thread = { comments: [], nextCursor: null, state: 'loading' }

export const withPage = (thread: Thread, page: Page): Thread => ({
  comments: appendNew(thread.comments, page.records),
  nextCursor: page.nextCursor,
  state: 'idle',
})

const change = (thread: Thread, id: string, next: (comment: Comment) => Comment): Thread => ({
  ...thread,
  comments: thread.comments.map((comment) => (comment.id === id ? next(comment) : comment)),
})

/** Replies asked for by `parentId`; those already shown stay where they are. */
export const withReplies = (thread: Thread, threadId: string, replies: readonly Reply[]): Thread =>
  change(thread, threadId, (comment) => {
    const all = appendNew(comment.replies, replies)
    return { ...comment, replies: all, replyCount: Math.max(comment.replyCount, all.length) }
  })

/** What the reader has just written stands at the end of where it belongs. */
export const withOwn = (thread: Thread, written: Reply): Thread =>
  written.threadId === null
    ? { ...thread, comments: appendNew(thread.comments, [{ ...written, replyCount: 0, replies: [] }]) }
    : change(thread, written.threadId, (comment) => ({
        ...comment,
        replies: appendNew(comment.replies, [written]),
        replyCount: comment.replyCount + 1,
      }))

/** What its author has changed, in its place. */
export const withChanged = (thread: Thread, changed: Reply): Thread =>
  change(thread, changed.threadId ?? changed.id, (comment) =>
    comment.id === changed.id
      ? { ...comment, ...changed }
      : { ...comment, replies: comment.replies.map((reply) => (reply.id === changed.id ? changed : reply)) },
  )

export const hiddenReplies = ({ replyCount, replies }: Comment) => Math.max(0, replyCount - replies.length)
