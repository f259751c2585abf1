import { Button } from 'antd'
import { useNow } from './use-now.ts'
import type { Decisions, Verdict } from './use-decisions.ts'

const SECOND_MS = 1000
const DONE: Record<Verdict, string> = { pass: '已通过', return: '已退回', handOver: '已转交' }

/** What was just decided, and how long it can be taken back. */
export function UndoNote({ decisions: { last, takeBack, busy } }: { decisions: Decisions }) {
  const now = useNow(SECOND_MS)
  const left = last ? Math.ceil((Date.parse(last.undoUntil) - now) / SECOND_MS) : 0
  const undoable = last !== undefined && left > 0
  return (
    <div className={undoable ? 'review-undo' : ''}>
      <p role="status">{undoable && `${DONE[last.verdict]}：${last.title}`}</p>
      {undoable && (
        <Button type="link" size="small" disabled={busy} onClick={takeBack}>
          撤销（{left} 秒）
        </Button>
      )}
    </div>
  )
}
