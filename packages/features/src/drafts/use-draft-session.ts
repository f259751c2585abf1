import { useEffect, useState, useSyncExternalStore } from 'react'
import { announceOutbox } from '../outbox/outbox-channel.ts'
import type { DraftApi, DraftSession } from './draft-session.ts'
import { openDraftSession } from './draft-session.ts'
import { deviceDrafts } from './device-drafts.ts'
import { openExisting, openNew, type Opened } from './open-draft.ts'
import { takeSlot } from './slot-lock.ts'

/** `title` is what a new piece begins with. */
export type Writing =
  { kind: 'new'; questionType: 0 | 1; slot: string | null; title: string } | { kind: 'edit'; id: string }

/** What this window was writing, for when it is reloaded. */
const memoryKey = (questionType: 0 | 1) => `kms-writing-${questionType}`

const newKey = () => crypto.randomUUID()

async function open(api: DraftApi, memberId: string, writing: Writing): Promise<Opened> {
  const common = { device: deviceDrafts, take: takeSlot, memberId, newKey }
  if (writing.kind === 'edit') {
    const own = await api.getOwnQuestion({ params: { id: writing.id }, query: {} })
    return openExisting({ ...common, own })
  }
  const { questionType, slot, title } = writing
  const rememberedSlot = slot ?? sessionStorage.getItem(memoryKey(questionType))
  const opened = await openNew({ ...common, questionType, title, rememberedSlot })
  sessionStorage.setItem(memoryKey(questionType), opened.slot)
  return opened
}

type State = { session: DraftSession | null; failed: unknown }

/** Opens the piece that the page is about, and closes it when the author leaves. */
export function useDraftSession(api: DraftApi, memberId: string, writing: Writing): State {
  const [state, setState] = useState<State>({ session: null, failed: undefined })
  const { kind } = writing
  const subject = kind === 'edit' ? writing.id : writing.questionType
  const slot = kind === 'edit' ? null : writing.slot
  const title = kind === 'edit' ? '' : writing.title

  useEffect(() => {
    let left = false
    let leave = () => {
      left = true
    }
    const piece: Writing =
      typeof subject === 'string' ? { kind: 'edit', id: subject } : { kind: 'new', questionType: subject, slot, title }
    open(api, memberId, piece).then(
      (opened) => {
        if (left) return opened.release()
        const session = openDraftSession({ ...opened, memberId, api, device: deviceDrafts })
        const stopWatching = watchWindow(session)
        leave = () => {
          stopWatching()
          void session.close().finally(() => {
            opened.release()
            if (session.get().wantsPublish) announceOutbox()
          })
          if (piece.kind === 'new') sessionStorage.removeItem(memoryKey(piece.questionType))
        }
        return setState({ session, failed: undefined })
      },
      (failed: unknown) => left || setState({ session: null, failed }),
    )
    return () => leave()
  }, [api, memberId, subject, slot, title])
  return state
}

function watchWindow(session: DraftSession) {
  const online = () => session.dispatch({ type: 'online' })
  const offline = () => session.dispatch({ type: 'offline' })
  const flush = () => void session.flush()
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    window.removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
  }
}

export const useDraft = (session: DraftSession) => useSyncExternalStore(session.subscribe, session.get, session.get)
