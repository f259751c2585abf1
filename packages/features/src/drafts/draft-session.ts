import type { Api } from '@kms/api-client'
import type { Failure } from '../http/refusal.ts'
import { saveBody, versionOf } from './draft-calls.ts'
import type { DeviceDrafts } from './device-drafts.ts'
import { isUnsettled, nextStep, reduceDraft, type Draft, type DraftEvent } from './draft-machine.ts'
import { troubleOf } from './trouble.ts'

/** The device is told sooner than the server: it costs nothing. */
export const DEVICE_SAVE_MS = 300

export type DraftApi = Pick<
  Api,
  'createQuestionDraft' | 'saveQuestionDraft' | 'publishQuestionUpdate' | 'getOwnQuestion'
>

type Options = {
  slot: string
  memberId: string
  draft: Draft
  api: DraftApi
  device: Pick<DeviceDrafts, 'keep' | 'keepAtOnce' | 'drop'>
  clock?: { now(): number; setTimeout(act: () => void, ms: number): unknown; clearTimeout(id: never): void }
  isOnline?: () => boolean
  newKey?: () => string
}

/** Performs what the machine says: timers, calls and the device. One per window and piece. */
export function openDraftSession(options: Options) {
  const { slot, memberId, api, device } = options
  const { now, setTimeout, clearTimeout } = options.clock ?? browserClock
  const { isOnline = () => navigator.onLine, newKey = () => crypto.randomUUID() } = options
  // Whatever was under way when the window closed is over; why the server said no is not.
  const reason = options.draft.trouble?.kind === 'refused' ? options.draft.trouble : null
  let draft: Draft = { ...options.draft, busy: null, trouble: isOnline() ? reason : { kind: 'offline' } }
  let timer: unknown
  let deviceTimer: unknown = null
  let closed = false
  const listeners = new Set<() => void>()

  function dispatch(event: DraftEvent) {
    draft = reduceDraft(draft, event)
    for (const listener of listeners) listener()
    if (event.type === 'publish') void keepNow()
    else keepSoon()
    schedule()
  }

  /** Not put off by the next key: a window may be killed in the middle of a long sentence. */
  function keepSoon() {
    deviceTimer ??= setTimeout(() => void keepNow(), DEVICE_SAVE_MS)
  }
  async function keepNow() {
    clearTimeout(deviceTimer as never)
    deviceTimer = null
    if (draft.version === 0 && !draft.sent && !draft.wantsPublish) return
    // A device without room or permission is no reason to stop writing.
    if (draft.outcome || (closed && isSafe())) await device.drop(slot).catch(() => undefined)
    else await device.keep({ slot, memberId, keptAt: now(), draft }).catch(() => undefined)
  }

  /** The server has it all. */
  const isSafe = () => draft.id !== null && !isUnsettled(draft) && draft.uploading === 0

  function schedule() {
    clearTimeout(timer as never)
    if (closed) return
    const step = nextStep(draft, now())
    if (step.do === 'wait') timer = setTimeout(schedule, step.until - now())
    else if (step.do !== 'nothing') void perform(step.do, step)
  }

  async function perform(act: 'save' | 'publish', sent: NonNullable<Draft['sent']>) {
    const { id, revision, key } = draft
    dispatch({ type: 'started', busy: act === 'save' ? 'saving' : 'publishing', sent })
    const { version, fields } = sent
    try {
      if (act === 'publish' && id !== null) {
        const body = { ...saveBody(fields), sectionId: fields.sectionId ?? '', revision }
        const answer = await api.publishQuestionUpdate(
          { params: { id }, body },
          { headers: { 'idempotency-key': `${key}-p${version}` } },
        )
        return dispatch({ type: 'published', ...answer, version })
      }
      const answer =
        id === null
          ? await api.createQuestionDraft({ body: saveBody(fields) }, { headers: { 'idempotency-key': `${key}-d` } })
          : await api.saveQuestionDraft({ params: { id }, body: { ...saveBody(fields), revision } })
      dispatch({ type: 'saved', ...answer, version })
    } catch (error) {
      await fail(error as Failure)
    }
  }

  async function fail(failure: Failure): Promise<void> {
    const { error } = failure
    if (error === 'request.key_reused') return dispatch({ type: 'keyReused', key: newKey() })
    if (error === 'question.changed_elsewhere' && draft.id !== null) {
      try {
        const other = versionOf(await api.getOwnQuestion({ params: { id: draft.id }, query: {} }))
        return dispatch({ type: 'conflict', other })
      } catch (second) {
        return dispatch({ type: 'failed', trouble: troubleOf(second as Failure, now(), isOnline()) })
      }
    }
    dispatch({ type: 'failed', trouble: troubleOf(failure, now(), isOnline()) })
  }

  schedule()
  return {
    get: () => draft,
    dispatch,
    /** Before the window goes: what can still be kept is kept. */
    flush(): Promise<void> {
      if (isUnsettled(draft)) device.keepAtOnce({ slot, memberId, keptAt: now(), draft })
      return keepNow()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Leaves the draft where it is; the device forgets what the server has. */
    async close(): Promise<void> {
      if (closed) return
      closed = true
      clearTimeout(timer as never)
      await keepNow()
    },
  }
}
export type DraftSession = ReturnType<typeof openDraftSession>

const browserClock = {
  now: () => Date.now(),
  setTimeout: (act: () => void, ms: number): unknown => globalThis.setTimeout(act, ms),
  clearTimeout: (id: never) => globalThis.clearTimeout(id),
}
