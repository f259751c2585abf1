import { RETURN_REASONS, type ReturnReason, type ReviewDetail } from '@kms/contract/admin-review'
import dayjs from 'dayjs'
import { useState } from 'react'
import { usePerson } from '../session/session-store.ts'
import { STATES } from './review-words.ts'

/** Why nothing can be decided here, or that the author has changed it under the reader's eyes. */
export function PieceNotice({ piece }: { piece: ReviewDetail }) {
  const [firstSeen] = useState(piece.revision)
  const me = usePerson().id
  const words = noticeOf(piece, me)
  return (
    <>
      {piece.revision !== firstSeen && (
        <p className="review-notice" role="status">
          作者刚刚提交了第 {piece.revision} 版，下面已是新内容
        </p>
      )}
      {words !== undefined && <p className="review-notice">{words}</p>}
    </>
  )
}

function noticeOf(piece: ReviewDetail, me: string): string | undefined {
  if (piece.can.decide) {
    return piece.state === 'handed_over'
      ? sentence([`由 ${piece.decidedBy?.nickname ?? '同事'} 转交`, piece.note])
      : undefined
  }
  if (piece.state === 'passed' || piece.state === 'returned') {
    const reason = piece.returnReason === null ? '' : RETURN_REASONS[piece.returnReason as ReturnReason]
    const when = dayjs(piece.decidedAt).format('MM-DD HH:mm')
    return sentence([`${piece.decidedBy?.nickname ?? ''} 于 ${when} ${STATES[piece.state].label}`, reason, piece.note])
  }
  if (piece.author.id === me) return '这是你自己的内容，由同事审核'
  return `${piece.claimedBy?.nickname ?? '同事'} 正在处理，这里只能查看`
}

const sentence = (parts: string[]) => parts.filter(Boolean).join('：')
