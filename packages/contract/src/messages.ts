import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { MessageKind } from './message-settings.ts'

/** FAQ opens the FAQ, everything else the question it refers to; null when a message refers to nothing. */
export const MessageType = z.enum(['FAQ', 'QUESTION', 'TOPIC', 'SYSTEM'])
export type MessageType = z.infer<typeof MessageType>

export const Message = z
  .object({
    id: Id,
    title: z.string(),
    content: z.string(),
    createDate: z.iso.datetime(),
    isRead: z.boolean(),
    type: MessageType,
    refId: Id.nullable(),
    kind: MessageKind,
    /** The exact place below the question. */
    answerId: Id.nullable(),
    commentId: Id.nullable(),
    /** Who did it; null when it was nobody in particular. */
    actorId: Id.nullable(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

const list = <const I extends string, const P extends `/${string}`>(id: I, path: P, summary: string) =>
  defineEndpoint({
    id,
    method: 'GET',
    path,
    access: 'member',
    rate: 'read',
    summary,
    query: z.object(pageRequest),
    result: pageOf(Message),
  })

export const listMessages = list(
  'listMessages',
  '/api/f/messageRecord/getCurrentAllMessage',
  "The caller's messages, newest first",
)
export const listReadMessages = list(
  'listReadMessages',
  '/api/f/messageRecord/getCurrentReadMessage',
  "The caller's messages that were opened",
)
export const listUnreadMessages = list(
  'listUnreadMessages',
  '/api/f/messageRecord/getCurrentUnReadMessage',
  "The caller's unread messages; `total` is the number on the bell",
)

export const readMessage = defineEndpoint({
  id: 'readMessage',
  method: 'PUT',
  path: '/api/f/messageRecord/updateReaded/{id}',
  access: 'member',
  rate: 'write',
  summary: "Mark one of the caller's messages as read; twice is a no-op",
  params: IdParams,
  result: z.object({ unread: z.number().int() }),
})

export const readAllMessages = defineEndpoint({
  id: 'readAllMessages',
  method: 'PUT',
  path: '/api/f/messageRecord/readAll',
  access: 'member',
  rate: 'write',
  summary: "Mark the caller's messages as read, up to the newest one that was seen; twice is a no-op",
  body: z.object({ upTo: Id }),
  result: z.object({ unread: z.number().int() }),
})

export const streamUnread = defineEndpoint({
  id: 'streamUnread',
  method: 'GET',
  path: '/api/f/messageRecord/stream',
  access: 'member',
  rate: 'poll',
  answers: 'stream',
  summary: "Server-sent events `unread`: the number of the caller's unread messages, at once and whenever it changes",
  result: z.object({ unread: z.number().int() }),
})

const byLink = {
  path: '/api/f/messageRecord/unsubscribe',
  access: 'public',
  rate: 'signIn',
  query: z.object({ token: z.string().max(1000) }),
} as const

export const unsubscribe = defineEndpoint({
  ...byLink,
  id: 'unsubscribe',
  method: 'GET',
  answers: 'redirect',
  summary: 'The signed link at the end of a mail: no more mail, then home',
  result: z.null(),
})

export const unsubscribeByMailProgram = defineEndpoint({
  ...byLink,
  id: 'unsubscribeByMailProgram',
  method: 'POST',
  summary: 'The same, pressed in the mail program (RFC 8058)',
  result: z.object({ unsubscribed: z.boolean() }),
})

export const messageEndpoints = {
  unsubscribe,
  unsubscribeByMailProgram,
  listMessages,
  listReadMessages,
  listUnreadMessages,
  readMessage,
  readAllMessages,
  streamUnread,
}
