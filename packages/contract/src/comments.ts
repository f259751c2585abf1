import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'

export const MAX_COMMENT = 1000
export const MAX_MENTIONS = 10
/** How many replies come with each comment of a list; the rest by `parentId`. */
export const FIRST_REPLIES = 3
export const AT_USERS = 10

/** What the answer above it hangs on. */
export const CommentType = z.enum(['QUESTION', 'TOPIC'])
export type CommentType = z.infer<typeof CommentType>

const Mention = PublicUser.pick({ id: true, nickname: true })

/** One level of nesting: a reply to a reply stands beside it and says to whom by `replyTo`. */
export const Reply = z
  .object({
    id: Id,
    answerId: Id,
    questionId: Id,
    commentType: CommentType,
    /** The comment of the first level that it stands under. */
    threadId: Id.nullable(),
    /** Shown as @ when a reply answers a reply. */
    replyTo: Mention.nullable(),
    /** Plain text. */
    content: z.string(),
    /** Whom it names: the page links these. */
    mentions: z.array(Mention),
    author: PublicUser,
    /** Anything but published is seen by its author alone. */
    status: z.enum(['published', 'pending', 'returned']),
    reason: z.string().nullable(),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    can: z.object({ edit: z.boolean(), reply: z.boolean() }),
  })
  .meta({ id: 'Reply' })
export type Reply = z.infer<typeof Reply>

export const Comment = Reply.extend({
  replyCount: z.number().int(),
  /** The first of them, oldest first. */
  replies: z.array(Reply),
}).meta({ id: 'Comment' })
export type Comment = z.infer<typeof Comment>

export const CommentListRequest = z.object({
  answerId: Id,
  /** The replies below this comment instead of the comments of the first level. */
  parentId: Id.optional(),
  size: pageRequest.size,
  cursor: pageRequest.cursor,
})
export type CommentListRequest = z.output<typeof CommentListRequest>

const text = {
  content: z.string().trim().min(1, '请填写评论').max(MAX_COMMENT, `评论最多 ${MAX_COMMENT} 字`),
  mentionIds: z.array(Id).max(MAX_MENTIONS, `最多 @ ${MAX_MENTIONS} 人`).default([]),
}

export const NewComment = z.object({
  answerId: Id,
  /** The comment that it replies to. */
  parentId: Id.optional(),
  commentType: CommentType,
  ...text,
})
export type NewComment = z.output<typeof NewComment>

export const CommentEdit = z.object({ ...text, revision: z.number().int().min(1) })
export type CommentEdit = z.output<typeof CommentEdit>

const write = { access: 'member', rate: 'write' } as const
const SaveResult = z
  .object({ id: Id, revision: z.number().int(), status: z.enum(['published', 'pending']) })
  .meta({ id: 'CommentSaved' })

export const listComments = defineEndpoint({
  id: 'listComments',
  method: 'POST',
  path: '/api/f/answer/comment/comment-list',
  access: 'visitor',
  rate: 'read',
  summary: 'Comments of an answer, oldest first, each with its first replies',
  body: CommentListRequest,
  result: pageOf(Comment),
})

export const createComment = defineEndpoint({
  ...write,
  id: 'createComment',
  method: 'POST',
  path: '/api/f/answer/comment/create',
  summary: 'Comment on an answer or reply to a comment; takes an `Idempotency-Key` header',
  body: NewComment,
  result: SaveResult,
})

export const updateComment = defineEndpoint({
  ...write,
  id: 'updateComment',
  method: 'PUT',
  path: '/api/f/answer/comment/update/{id}',
  summary: "Change one's own comment; one that must be reviewed is hidden until then",
  params: IdParams,
  body: CommentEdit,
  result: SaveResult,
})

export const getComment = defineEndpoint({
  id: 'getComment',
  method: 'GET',
  path: '/api/f/answer/comment/get/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'One comment, for a link to it',
  params: IdParams,
  result: Reply,
})

export const listAtUsers = defineEndpoint({
  id: 'listAtUsers',
  method: 'POST',
  path: '/api/f/answer/comment/at-user-list',
  access: 'member',
  rate: 'read',
  summary: 'Whom to name after @: people of this question first, then by the beginning of the name',
  body: z.object({ questionId: Id.optional(), keyword: z.string().trim().max(30).default('') }),
  result: z.array(PublicUser),
})

export const commentEndpoints = { listComments, createComment, updateComment, getComment, listAtUsers }
