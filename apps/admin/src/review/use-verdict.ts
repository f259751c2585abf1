import { RETURN_REASONS, type ReturnReason, type ReviewDetail } from '@kms/contract/admin-review'
import { useState } from 'react'
import { useShortcut } from '../shell/use-shortcut.ts'
import type { Decisions } from './use-decisions.ts'

export const REASON_NUMBERS = Object.keys(RETURN_REASONS).map(Number) as ReturnReason[]

/** What the moderator is about to say of one piece. */
export function useVerdict(piece: ReviewDetail, { decide, busy }: Decisions) {
  const [reason, setReason] = useState<ReturnReason>()
  const [note, setNote] = useState('')
  /** 退回 was asked for without saying why: the next number answers. */
  const [asking, setAsking] = useState(false)
  const able = piece.can.decide && !busy
  const words = note.trim()

  const pass = () => decide({ piece, verdict: 'pass', note: words })
  const handOver = () => decide({ piece, verdict: 'handOver', note: words })
  const giveBack = (why = reason) => {
    if (why === undefined && words === '') return setAsking(true)
    decide({ piece, verdict: 'return', note: words, ...(why !== undefined && { reason: why }) })
  }
  const choose = (number: ReturnReason) => {
    setReason(reason === number && !asking ? undefined : number)
    if (asking) giveBack(number)
    setAsking(false)
  }

  useShortcut({ key: 'a', enabled: able }, pass)
  useShortcut({ key: 't', enabled: able }, handOver)
  useShortcut({ key: 'r', enabled: able }, () => giveBack())
  useShortcut({ key: '1', enabled: able }, () => choose(1))
  useShortcut({ key: '2', enabled: able }, () => choose(2))
  useShortcut({ key: '3', enabled: able }, () => choose(3))
  useShortcut({ key: '4', enabled: able }, () => choose(4))
  useShortcut({ key: 'Escape', enabled: asking }, () => setAsking(false))

  return { able, canDecide: piece.can.decide, reason, note, asking, choose, setNote, pass, handOver, giveBack }
}
export type VerdictForm = ReturnType<typeof useVerdict>
