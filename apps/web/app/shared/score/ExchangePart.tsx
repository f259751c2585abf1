import type { ScoreExchange, ScorePlatform } from '@kms/contract/score'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { useState } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { ExchangeForm } from './ExchangeForm.tsx'
import { momentText } from './moment-text.ts'

type Exchanges = { records: ScoreExchange[]; nextCursor: string | null }
type Props = {
  platforms: readonly ScorePlatform[]
  exchanges: Exchanges
  balance: number
  now: number
  onBalance: (balance: number) => void
}

/** Exchanging, and what was exchanged before. */
export function ExchangePart({ platforms, exchanges: given, balance, now, onBalance }: Props) {
  const [list, setList] = useState(given)
  const more = async () => {
    if (list.nextCursor === null) return
    const next = await browserApi.listExchanges({ query: { cursor: list.nextCursor } })
    setList((before) => ({ records: [...before.records, ...next.records], nextCursor: next.nextCursor }))
  }
  return (
    <>
      <section id="exchange" className="score-part">
        <h2>{scoreCopy.exchange}</h2>
        <ExchangeForm
          platforms={platforms}
          balance={balance}
          onExchanged={(exchange, left) => {
            setList((before) => ({ ...before, records: [exchange, ...before.records] }))
            onBalance(left)
          }}
        />
      </section>
      <section className="score-part">
        <h2>{scoreCopy.exchanges}</h2>
        {list.records.length === 0 && <p className="score-empty">{scoreCopy.noExchanges}</p>}
        <ul className="score-rows">
          {list.records.map(({ id, platform, amount, state, reason, createDate }) => (
            <li key={id}>
              <span>
                {platform}
                <small>
                  {scoreCopy.states[state]}
                  {reason && `（${reason}）`} · {momentText(createDate, now)}
                </small>
              </span>
              <b data-spent="true">{`−${formatCount(amount)}`}</b>
            </li>
          ))}
        </ul>
        {list.nextCursor !== null && (
          <button type="button" className="score-more" onClick={() => void more()}>
            {scoreCopy.loadMore}
          </button>
        )}
      </section>
    </>
  )
}
