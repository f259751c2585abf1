import { WechatError } from './wechat-errors.ts'

export type SentMessage = { kind: 'template' | 'custom'; touser: string; msgid?: number; body: Record<string, unknown> }

const KEPT = 1_000
const FIRST_MSGID = 200_228_332
/** An openid that begins so belongs to somebody who does not follow the account. */
const NOT_FOLLOWING = 'unsubscribed'
const MESSAGE_TYPES = new Set(['text', 'image', 'link', 'news', 'mpnews', 'msgmenu', 'miniprogrampage'])

/** Messages our server sent, checked as the platform checks them, kept to be read back. */
export function createSentMessages() {
  const sent: SentMessage[] = []
  let nextMsgid = FIRST_MSGID

  function keep(message: SentMessage): void {
    sent.push(message)
    if (sent.length > KEPT) sent.shift()
  }
  return {
    list: (): readonly SentMessage[] => sent,
    clear() {
      sent.length = 0
    },
    sendTemplate(body: Record<string, unknown> | null): number {
      const touser = receiverOf(body)
      if (typeof body?.template_id !== 'string' || body.template_id === '') throw new WechatError(40037)
      if (!isTemplateData(body.data)) throw new WechatError(47001)
      const msgid = nextMsgid++
      keep({ kind: 'template', touser, msgid, body })
      return msgid
    },
    sendCustom(body: Record<string, unknown> | null): void {
      const touser = receiverOf(body)
      const type = String(body?.msgtype ?? '')
      if (!MESSAGE_TYPES.has(type)) throw new WechatError(40008)
      const content = body?.[type] as { content?: unknown } | undefined
      if (!content || (type === 'text' && !content.content)) throw new WechatError(44004)
      keep({ kind: 'custom', touser, body: body ?? {} })
    },
  }
}

function receiverOf(body: Record<string, unknown> | null): string {
  if (!body) throw new WechatError(44002)
  const { touser } = body
  if (typeof touser !== 'string' || !/^[\w-]{6,64}$/.test(touser)) throw new WechatError(40003)
  if (touser.startsWith(NOT_FOLLOWING)) throw new WechatError(43004)
  return touser
}

/** `{ name: { value: "…" } }` for every name of the template. */
function isTemplateData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Object.values(data).every((entry: unknown) => typeof (entry as { value?: unknown } | null)?.value === 'string')
}

export type SentMessages = ReturnType<typeof createSentMessages>
