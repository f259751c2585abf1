import { Button } from 'antd'
import { Check, Send } from 'lucide-react'
import { UndoNote } from './UndoNote.tsx'
import type { Decisions } from './use-decisions.ts'
import type { VerdictForm } from './use-verdict.ts'

type Props = { verdict: VerdictForm; decisions: Decisions; problem: string | undefined }

export function ReviewActions({ verdict, decisions, problem }: Props) {
  const { able, canDecide, asking, pass, handOver, giveBack } = verdict
  return (
    <>
      <p className="review-problem" role="alert">
        {asking ? '按 1–4 选择退回理由，或填写说明' : problem}
      </p>
      <UndoNote decisions={decisions} />
      <div className="review-actions">
        {canDecide && (
          <>
            <Button type="primary" disabled={!able} icon={<Check size={16} aria-hidden />} onClick={pass}>
              通过 <kbd aria-hidden>A</kbd>
            </Button>
            <Button disabled={!able} icon={<Send size={16} strokeWidth={1.75} aria-hidden />} onClick={handOver}>
              转交他人 <kbd aria-hidden>T</kbd>
            </Button>
            <Button danger disabled={!able} onClick={() => giveBack()}>
              退回修改 <kbd aria-hidden>R</kbd>
            </Button>
          </>
        )}
        <span className="review-keys">
          <kbd>J</kbd>
          <kbd>K</kbd>切换
        </span>
        <span className="review-key">
          <kbd>Z</kbd>撤销
        </span>
      </div>
    </>
  )
}
