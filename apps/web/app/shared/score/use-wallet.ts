import type { ScoreEntry, Wallet } from '@kms/contract/score'
import { showToast } from '@kms/features/toast/toast-store'
import { scoreCopy } from '@kms/ui/copy/score.copy'
import { useState } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { sayFailure } from './say-failure.ts'

export type History = { records: ScoreEntry[]; nextCursor: string | null }

/** How long a bubble flies to the total; var(--t-slow). */
const FLIGHT_MS = 320
const SIZE = 10

/** The purse of a page: what waits, what is there, what moved. Taken bubbles fly first and are gone then. */
export function useWallet(given: { wallet: Wallet; history: History }) {
  const [wallet, setWallet] = useState(given.wallet)
  const [history, setHistory] = useState(given.history)
  const [flying, setFlying] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)

  const settle = async (ids: readonly string[], balance: number) => {
    await new Promise((resolve) => setTimeout(resolve, FLIGHT_MS))
    setFlying((now) => new Set([...now].filter((id) => !ids.includes(id))))
    setWallet((now) => {
      const bubbles = now.bubbles.filter(({ id }) => !ids.includes(id))
      const amount = now.bubbles.reduce((sum, each) => sum + (ids.includes(each.id) ? each.amount : 0), 0)
      const waiting = { count: now.waiting.count - ids.length, amount: now.waiting.amount - amount }
      return { ...now, bubbles, waiting, balance }
    })
    setHistory(await browserApi.listScoreHistory({ query: { size: SIZE } }))
  }

  const take = async (id: string) => {
    setFlying((now) => new Set([...now, id]))
    try {
      const { balance } = await browserApi.takeBubble({ params: { id } })
      await settle([id], balance)
    } catch (error) {
      setFlying((now) => new Set([...now].filter((each) => each !== id)))
      sayFailure(error)
    }
  }

  const takeAll = async () => {
    const ids = wallet.bubbles.map(({ id }) => id)
    setBusy(true)
    setFlying(new Set(ids))
    try {
      const { amount, balance } = await browserApi.takeAllBubbles({})
      await settle(ids, balance)
      setWallet((now) => ({ ...now, waiting: { count: 0, amount: 0 } }))
      showToast(scoreCopy.taken(amount), { kind: 'done' })
    } catch (error) {
      setFlying(new Set())
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }

  /** What signing earned is a bubble now, so the purse is read again. */
  const refresh = async () => setWallet(await browserApi.getWallet({}))

  const more = async () => {
    if (history.nextCursor === null) return
    const next = await browserApi.listScoreHistory({ query: { size: SIZE, cursor: history.nextCursor } })
    setHistory((now) => ({ records: [...now.records, ...next.records], nextCursor: next.nextCursor }))
  }

  return { wallet, history, flying, busy, take, takeAll, refresh, more, setWallet }
}
