import type { Api } from '@kms/api-client'
import type { TicketStatus } from '@kms/contract/session'
import { useEffect, useReducer } from 'react'

/** How often the desktop asks whether the phone has confirmed. */
export const POLL_INTERVAL_MS = 2000

export type QrState = { name: 'making' } | { name: 'failed' } | { name: TicketStatus; id: string; qrUrl: string }

export type QrEvent =
  | { type: 'asked' }
  | { type: 'made'; id: string; qrUrl: string }
  | { type: 'failed' }
  | { type: 'polled'; id: string; status: TicketStatus }

export function nextQrState(state: QrState, event: QrEvent): QrState {
  switch (event.type) {
    case 'asked':
      return { name: 'making' }
    case 'failed':
      return { name: 'failed' }
    case 'made':
      return { name: 'waiting', id: event.id, qrUrl: event.qrUrl }
    case 'polled':
      // An answer about a code that has been replaced meanwhile.
      return 'id' in state && state.id === event.id ? { ...state, name: event.status } : state
  }
}

/** The phone can still do something with the code on the screen. */
export const isOpen = (state: QrState): state is Extract<QrState, { id: string }> =>
  state.name === 'waiting' || state.name === 'scanned'

type QrApi = Pick<Api, 'loginInfo' | 'pooling'>

/** A code on the screen, and what becomes of it. Nobody is asked while the page is hidden. */
export function useQrSignIn(api: () => Promise<QrApi>, onSignedIn: (token: string) => void) {
  const [state, send] = useReducer(nextQrState, { name: 'making' })
  const making = state.name === 'making'
  const openId = isOpen(state) ? state.id : null

  useEffect(() => {
    if (!making) return
    let current = true
    void api()
      .then((calls) => calls.loginInfo({ body: { action: 'create' } }))
      .then(
        ({ id, qrUrl }) => current && send({ type: 'made', id, qrUrl }),
        () => current && send({ type: 'failed' }),
      )
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the calls are the same for the page's life
  }, [making])

  useEffect(() => {
    if (openId === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const wait = () => {
      clearTimeout(timer)
      if (current && !document.hidden) timer = setTimeout(() => void poll(), POLL_INTERVAL_MS)
    }
    const poll = async () => {
      const answer = await ask(await api(), openId)
      if (!current) return
      if (answer) send({ type: 'polled', id: openId, status: answer.status })
      if (answer?.token) onSignedIn(answer.token)
      else wait()
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      current = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- asked anew only for another code
  }, [openId])

  return { state, refresh: () => send({ type: 'asked' }) }
}

/** Undefined when nothing was learnt: the next question may get an answer. A code that nobody knows has expired. */
async function ask(api: QrApi, id: string) {
  try {
    return await api.pooling({ params: { id } })
  } catch (error) {
    const { status } = error as { status?: number }
    return status === 404 ? { status: 'expired' as const, token: null } : undefined
  }
}
