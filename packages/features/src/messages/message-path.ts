import type { Message } from '@kms/contract/messages'
import type { Device } from '../device/device.ts'

/** A message about a FAQ opens it, any other opens the question it refers to; undefined when it refers to nothing. */
export const messagePath = (device: Device, { type, refId }: Pick<Message, 'type' | 'refId'>) =>
  refId === null ? undefined : `/${device}/detail/${type === 'FAQ' ? 'faq' : 'question'}/${refId}`
