import { messages, messageSettings } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { Redirect, route } from '../../kernel/route.ts'
import { ownMailbox } from '../../policies/message.policy.ts'
import { unsubscribe } from './delivery/unsubscribe.ts'
import { announceMessages } from './live/announce-messages.ts'
import { listMessages } from './list-messages.ts'
import { readSettings, saveSettings } from './message-settings.ts'
import { readAllMessages } from './read-all-messages.ts'
import { readMessage } from './read-message.ts'

export const messageRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, messages.listMessages, ({ query, request }) =>
    listMessages(deps, ownMailbox(request.member()), 'all', query),
  )
  route(app, messages.listReadMessages, ({ query, request }) =>
    listMessages(deps, ownMailbox(request.member()), 'read', query),
  )
  route(app, messages.listUnreadMessages, ({ query, request }) =>
    listMessages(deps, ownMailbox(request.member()), 'unread', query),
  )
  route(app, messages.readMessage, async ({ params, request }) => {
    const mailbox = ownMailbox(request.member())
    const unread = await readMessage(deps, mailbox, params.id)
    // Their other tabs and devices; nobody waits for it.
    void announceMessages(deps, [mailbox.ownerId])
    return { unread }
  })
  route(app, messages.readAllMessages, async ({ body, request }) => {
    const mailbox = ownMailbox(request.member())
    const unread = await readAllMessages(deps, mailbox, body.upTo)
    void announceMessages(deps, [mailbox.ownerId])
    return { unread }
  })
  route(app, messages.unsubscribe, async ({ query }) => {
    await unsubscribe(deps, query.token)
    return new Redirect('/kms/pc/home')
  })
  route(app, messages.unsubscribeByMailProgram, async ({ query }) => {
    await unsubscribe(deps, query.token)
    return { unsubscribed: true }
  })
  route(app, messageSettings.getMessageSettings, ({ request }) => readSettings(deps, ownMailbox(request.member())))
  route(app, messageSettings.saveMessageSettings, ({ body, request }) =>
    saveSettings(deps, ownMailbox(request.member()), body.settings),
  )
}
