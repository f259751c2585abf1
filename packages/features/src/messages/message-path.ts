import type { Message } from '@kms/contract/messages'
import type { Device } from '../device/device.ts'
import { answerPart, commentPart, personPath, questionPath } from '../questions/question-paths.ts'

type Target = Pick<Message, 'type' | 'refId' | 'kind' | 'answerId' | 'commentId' | 'actorId'>

/** A message about a FAQ opens it, any other the exact place below its question, or the person; undefined: it refers to nothing. */
export function messagePath(device: Device, { type, refId, kind, answerId, commentId, actorId }: Target) {
  if (kind === 'followed' && actorId !== null) return personPath(device, actorId)
  if (kind === 'points') return device === 'pc' ? '/pc/my/paopao' : '/mobile/my/score'
  if (type === 'SYSTEM' || refId === null) return undefined
  if (type === 'FAQ') return `/${device}/detail/faq/${refId}`
  const part = commentId !== null ? commentPart(commentId) : answerId !== null ? answerPart(answerId) : ''
  return questionPath(device, refId, part)
}
