import { z } from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** What can happen to somebody. Each kind can be switched off by its receiver, so a kind is what a person would name. */
export const MessageKind = z.enum([
  'answered',
  'commented',
  'mentioned',
  'liked',
  'bestAnswer',
  'invited',
  'followed',
  'authorPosted',
  'roundTable',
  'points',
  'review',
  'faqChanged',
  'notice',
])
export type MessageKind = z.infer<typeof MessageKind>
export const MESSAGE_KINDS = MessageKind.options

export const MessageChannel = z.enum(['site', 'wechat', 'email'])
export type MessageChannel = z.infer<typeof MessageChannel>
export const MESSAGE_CHANNELS = MessageChannel.options

const Switches = z.object({ site: z.boolean(), wechat: z.boolean(), email: z.boolean() })
export type Switches = z.infer<typeof Switches>

/** On the site everything is told; on the phone what somebody waits for; by e-mail, once a day, what concerns the own work. */
export const DEFAULT_SWITCHES: Record<MessageKind, Switches> = {
  answered: { site: true, wechat: true, email: true },
  commented: { site: true, wechat: false, email: true },
  mentioned: { site: true, wechat: true, email: true },
  liked: { site: true, wechat: false, email: false },
  bestAnswer: { site: true, wechat: true, email: true },
  invited: { site: true, wechat: true, email: true },
  followed: { site: true, wechat: false, email: false },
  authorPosted: { site: true, wechat: false, email: false },
  roundTable: { site: true, wechat: true, email: false },
  points: { site: true, wechat: false, email: false },
  review: { site: true, wechat: true, email: true },
  faqChanged: { site: true, wechat: false, email: false },
  notice: { site: true, wechat: false, email: false },
}

export const MessageSetting = Switches.extend({ kind: MessageKind }).meta({ id: 'MessageSetting' })
export type MessageSetting = z.infer<typeof MessageSetting>

export const MessageSettings = z
  .object({
    /** Every kind, in the order in which a page shows them. */
    settings: z.array(MessageSetting),
    /** Whether something could arrive there at all: WeChat is linked, an e-mail address is known. */
    reachable: z.object({ wechat: z.boolean(), email: z.boolean() }),
  })
  .meta({ id: 'MessageSettings' })
export type MessageSettings = z.infer<typeof MessageSettings>

export const getMessageSettings = defineEndpoint({
  id: 'getMessageSettings',
  method: 'GET',
  path: '/api/f/messageRecord/settings',
  access: 'member',
  rate: 'read',
  summary: 'What the caller is told, by kind and channel',
  result: MessageSettings,
})

export const saveMessageSettings = defineEndpoint({
  id: 'saveMessageSettings',
  method: 'PUT',
  path: '/api/f/messageRecord/settings',
  access: 'member',
  rate: 'write',
  summary: 'Set what the caller is told; kinds that are not named stay as they are',
  body: z.object({ settings: z.array(MessageSetting).min(1).max(MESSAGE_KINDS.length) }),
  result: MessageSettings,
})

export const messageSettingEndpoints = { getMessageSettings, saveMessageSettings }
