import type { ScoreExchange, ScorePlatform } from '@kms/contract/score'
import { showToast } from '@kms/features/toast/toast-store'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { sayFailure } from './say-failure.ts'

type Props = {
  platforms: readonly ScorePlatform[]
  balance: number
  onExchanged: (exchange: ScoreExchange, balance: number) => void
}

/** One wish, one key: sent again after a lost answer, it is the same exchange. A changed wish gets a new key. */
export function ExchangeForm({ platforms, balance, onExchanged }: Props) {
  const [platformId, setPlatformId] = useState(platforms[0]?.id ?? '')
  const platform = platforms.find(({ id }) => id === platformId)
  const [amount, setAmount] = useState(platform?.minAmount ?? 0)
  const [busy, setBusy] = useState(false)
  const key = useRef<{ wish: string; key: string } | undefined>(undefined)
  const fieldId = useId()
  if (!platform) return <p className="score-empty">{scoreCopy.noPlatform}</p>

  const choose = (next: ScorePlatform) => {
    setPlatformId(next.id)
    setAmount(next.minAmount)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wish = `${platformId}:${amount}`
    if (key.current?.wish !== wish) key.current = { wish, key: crypto.randomUUID() }
    setBusy(true)
    try {
      const params = { a: platformId, b: amount }
      const made = await browserApi.exchangeScore({ params }, { headers: { 'idempotency-key': key.current.key } })
      key.current = undefined
      onExchanged(made.exchange, made.balance)
      showToast(scoreCopy.exchanged, { kind: 'done' })
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="exchange-form" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{scoreCopy.platform}</legend>
        {platforms.map((each) => (
          <label key={each.id}>
            <input type="radio" name="platform" checked={each.id === platformId} onChange={() => choose(each)} />
            <span>
              {each.name}
              <small>{each.description}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={fieldId}>
        {scoreCopy.amount}
        <small>{scoreCopy.bounds(platform.minAmount, platform.maxAmount, platform.step)}</small>
      </label>
      <input
        id={fieldId}
        type="number"
        inputMode="numeric"
        required
        min={platform.minAmount}
        max={platform.maxAmount}
        step={platform.step}
        value={amount}
        onChange={(event) => setAmount(Math.trunc(Number(event.target.value)))}
      />
      <button type="submit" className="button primary" disabled={busy || amount > balance}>
        {busy ? scoreCopy.exchanging : scoreCopy.confirm(formatCount(amount))}
      </button>
      {amount > balance && <p role="status">{scoreCopy.notEnough}</p>}
    </form>
  )
}
