import { useEffect, useRef, useState } from 'react'
import { isRefreshDue } from './unread-count.ts'
import type { MessageApi } from './use-messages.ts'

/** The page itself comes first. */
const LIVE_AFTER_MS = 3_000

/** The `total` of the shortest possible page. */
const loadCount = async (api: Pick<MessageApi, 'listUnreadMessages'>) =>
  (await api.listUnreadMessages({ query: { current: 1, size: 1 } })).total

/** Starts telling the number as it changes; answers how to stop. */
export type LiveUnread = (onUnread: (count: number) => void) => Promise<() => void>

/**
 * A member's unread messages: asked at the start, after a navigation (`place` changes) and when the tab is looked at again,
 * and told meanwhile by `live`, whose code comes when the page has nothing better to do. A failure keeps the number that is
 * known: the next occasion asks again.
 */
export function useUnreadCount(api: Pick<MessageApi, 'listUnreadMessages'>, place: string, live?: LiveUnread) {
  const [count, setCount] = useState(0)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden' || !isRefreshDue(Date.now(), askedAt.current)) return
      askedAt.current = Date.now()
      loadCount(api).then(setCount, () => {})
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
    // Being somewhere else is the occasion to ask.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [api, place])

  useEffect(() => {
    if (!live) return
    let stop: (() => void) | undefined
    let left = false
    const started = (end: () => void) => {
      if (left) end()
      else stop = end
    }
    const timer = setTimeout(() => {
      live(setCount).then(started, () => {})
    }, LIVE_AFTER_MS)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [live])

  /** After a message was opened: with the server's number if there is one, else by asking. */
  const refresh = (known?: number) => {
    askedAt.current = Date.now()
    if (known === undefined) loadCount(api).then(setCount, () => {})
    else setCount(known)
  }
  return { count, refresh }
}
