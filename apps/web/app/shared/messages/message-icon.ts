import type { Message } from '@kms/features/messages/message-list'
import type { MemberIconName } from '@kms/ui/MemberIcon'

/** What a message is about, at a glance. */
export const MESSAGE_ICONS: Record<Message['type'], MemberIconName> = {
  FAQ: 'official',
  QUESTION: 'question',
  TOPIC: 'article',
  SYSTEM: 'announcement',
}
