import type { ApiConfig } from '@kms/config'
import { messages } from '@kms/contract'
import { addressOf, type Delivery } from './delivery-row.ts'

type Mail = { subject: string; text: string; html: string; unsubscribeUrl: string }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** What waits for one person, as one mail. Everything in it that people wrote is plain text. */
export function digestMail(config: ApiConfig, shown: readonly Delivery[], all: number, token: string): Mail {
  const unsubscribeUrl = `${config.PUBLIC_ORIGIN}/kms${messages.unsubscribe.path}?token=${token}`
  const more = all > shown.length ? `另有 ${all - shown.length} 条，请到站内查看。` : ''
  const lines = shown.map((row) => `${row.title}\n${row.content}\n${addressOf(config, row)}`)
  const items = shown.map(
    (row) =>
      `<li><a href="${escaped(addressOf(config, row))}">${escaped(row.title)}</a><br>${escaped(row.content)}</li>`,
  )
  return {
    subject: `施知道：您有 ${all} 条新消息`,
    text: [...lines, more, `不再接收邮件：${unsubscribeUrl}`].filter(Boolean).join('\n\n'),
    html: `<ul>${items.join('')}</ul>${more && `<p>${more}</p>`}<p><a href="${escaped(unsubscribeUrl)}">不再接收邮件</a></p>`,
    unsubscribeUrl,
  }
}
