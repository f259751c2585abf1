import type { PointRule } from '@kms/contract/score'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { useRef } from 'react'
import { signedCount } from './ScoreHistory.tsx'

/** What earns how much, in a dialog of the browser's own. */
export function RulesButton({ rules }: { rules: readonly PointRule[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" className="rules-button" onClick={() => dialog.current?.showModal()}>
        {scoreCopy.rules}
      </button>
      <dialog ref={dialog} className="rules-dialog" aria-label={scoreCopy.rulesTitle}>
        <h2>{scoreCopy.rulesTitle}</h2>
        <ul className="score-rows">
          {rules.map(({ code, name, amount, dailyCap, note }) => (
            <li key={code}>
              <span>
                {name}
                <small>{[dailyCap > 0 ? scoreCopy.ruleCap(dailyCap) : '', note].filter(Boolean).join(' · ')}</small>
              </span>
              <b data-spent={amount < 0}>{signedCount(amount)}</b>
            </li>
          ))}
        </ul>
        <p>{scoreCopy.bubbleLife}</p>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {scoreCopy.close}
        </button>
      </dialog>
    </>
  )
}
