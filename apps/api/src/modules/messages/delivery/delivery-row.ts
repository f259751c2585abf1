import type { ApiConfig } from '@kms/config'
import type { messages } from '@kms/contract'

/** What is sent by another way than the site. */
export type Delivery = {
  id: string
  type: messages.MessageType
  ref_id: string | null
  answer_id: string | null
  comment_id: string | null
  title: string
  content: string
}

/** Opens what the message tells of; the device rewrite sends a desktop to its own site. What has no place opens the messages. */
export function addressOf({ PUBLIC_ORIGIN }: Pick<ApiConfig, 'PUBLIC_ORIGIN'>, row: Delivery): string {
  const site = `${PUBLIC_ORIGIN}/kms/mobile`
  if (row.ref_id === null || row.type === 'SYSTEM') return `${site}/my/message`
  if (row.type === 'FAQ') return `${site}/detail/faq/${row.ref_id}`
  const part = row.comment_id ? `#comment-${row.comment_id}` : row.answer_id ? `#answer-${row.answer_id}` : ''
  return `${site}/detail/question/${row.ref_id}${part}`
}
