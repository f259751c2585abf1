import { scoreCopy } from '@kms/ui/copy/score.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { momentText } from './moment-text.ts'
import type { History } from './use-wallet.ts'

export const signedCount = (amount: number) => (amount < 0 ? `−${formatCount(-amount)}` : `+${formatCount(amount)}`)

type Props = { history: History; now: number; more: () => Promise<void> }

export const ScoreHistory = ({ history, now, more }: Props) =>
  history.records.length === 0 ? (
    <p className="score-empty">{scoreCopy.noHistory}</p>
  ) : (
    <>
      <ul className="score-rows">
        {history.records.map(({ id, name, note, amount, takenAt }) => (
          <li key={id}>
            <span>
              {name}
              <small>
                {note && <span>{note} · </span>}
                {momentText(takenAt, now)}
              </small>
            </span>
            <b data-spent={amount < 0}>{signedCount(amount)}</b>
          </li>
        ))}
      </ul>
      {history.nextCursor !== null && (
        <button type="button" className="score-more" onClick={() => void more()}>
          {scoreCopy.loadMore}
        </button>
      )}
    </>
  )
