import type { FilePurpose, Uploader } from './editor-types.ts'

export type UploadState = {
  /** refused: sending it again would not help. */
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  percent: number
  reason: string
}
type Entry = UploadState & {
  file: File | undefined
  purpose: FilePurpose
  preview: string | undefined
  stop: AbortController
}

const WAITING: UploadState = { state: 'waiting', percent: 0, reason: '' }
/** The others wait their turn: a phone's line is not faster for being shared. */
const MAX_AT_ONCE = 3

/** The files of one editor on their way up. Node views follow them; the document only knows their ids. */
export function createUploads(uploader: Uploader) {
  type PutFile = (uploadId: string, fileId: string) => void
  /** Who gives a node the id of its file. Nobody yet, or nobody any more: then nothing is sent. */
  let putFile: PutFile | undefined
  const entries = new Map<string, Entry>()
  const previews = new Map<string, string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = (id: string, next: Partial<Entry>) => {
    const entry = entries.get(id)
    if (entry) entries.set(id, { ...entry, ...next })
    tell()
  }

  async function send(id: string, { file, purpose, preview, stop: { signal } }: Entry) {
    if (!file) return
    change(id, { state: 'sending', reason: '' })
    try {
      const report = (percent: number) => change(id, { percent })
      const { id: fileId } = await uploader.send(file, purpose, { uploadId: id, report, signal })
      if (signal.aborted) return
      if (preview) previews.set(fileId, preview)
      entries.delete(id)
      putFile?.(id, fileId)
      void uploader.forget?.(id).catch(() => undefined)
    } catch (error) {
      if (signal.aborted) return
      const { message = '', final = false } = (error ?? {}) as { message?: string; final?: boolean }
      if (!navigator.onLine) change(id, { state: 'waiting' })
      else change(id, { state: final ? 'refused' : 'failed', reason: message })
    }
    sendWaiting()
  }

  /** As many as may go at once, in the order in which they were added. */
  function sendWaiting() {
    if (!navigator.onLine || !putFile) return tell()
    let busy = [...entries.values()].filter(({ state }) => state === 'sending').length
    for (const [id, entry] of entries) {
      if (busy >= MAX_AT_ONCE) return
      if (entry.state !== 'waiting' || !entry.file) continue
      busy++
      void send(id, entry)
    }
  }
  function sendAgain() {
    for (const [id, { state }] of entries) if (state === 'failed') change(id, { state: 'waiting' })
    sendWaiting()
  }

  function add(id: string, file: File, purpose: FilePurpose) {
    const preview = purpose === 'image' ? URL.createObjectURL(file) : undefined
    entries.set(id, { ...WAITING, file, purpose, preview, stop: new AbortController() })
    tell()
    sendWaiting()
  }
  const withoutFile = (purpose: FilePurpose, state: UploadState): Entry => ({
    ...state,
    file: undefined,
    purpose,
    preview: undefined,
    stop: new AbortController(),
  })

  return {
    /** Not before the editor is on the page: React may make one, throw it away and make another. */
    connect(put: PutFile) {
      putFile = put
      window.addEventListener('online', sendAgain)
      window.addEventListener('offline', tell)
      sendWaiting()
    },
    start(id: string, file: File, purpose: FilePurpose) {
      const reason = uploader.refusal?.(file, purpose)
      if (reason) return void entries.set(id, withoutFile(purpose, { state: 'refused', percent: 0, reason }))
      void uploader.keep?.(id, file).catch(() => undefined)
      add(id, file, purpose)
    },
    /** A document that was restored: the file is still on the device, or it is lost and the author is told. */
    async resume(id: string, purpose: FilePurpose) {
      if (entries.has(id)) return
      entries.set(id, withoutFile(purpose, WAITING))
      const file = await uploader.kept?.(id).catch(() => undefined)
      // Cancelled meanwhile.
      if (!entries.has(id)) return
      if (file) add(id, file, purpose)
      else change(id, { state: 'refused', reason: uploader.lost })
    },
    retry(id: string) {
      change(id, { state: 'waiting' })
      sendWaiting()
    },
    /** The author does not want it any more; its place in the text goes too. */
    cancel(id: string) {
      const entry = entries.get(id)
      entries.delete(id)
      entry?.stop.abort()
      if (entry?.preview) URL.revokeObjectURL(entry.preview)
      void uploader.cancel?.(id).catch(() => undefined)
      sendWaiting()
    },
    /** While there is no network nothing is on its way, even if nobody has noticed yet. */
    stateOf(id: string): UploadState {
      const entry = entries.get(id) ?? WAITING
      return entry.state === 'sending' && !navigator.onLine ? { ...entry, state: 'waiting' } : entry
    },
    previewOf: (uploadId: string | null, fileId: string | null) =>
      (uploadId ? entries.get(uploadId)?.preview : undefined) ?? (fileId ? previews.get(fileId) : undefined),
    addressOf: uploader.addressOf,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      window.removeEventListener('online', sendAgain)
      window.removeEventListener('offline', tell)
      putFile = undefined
      // Whoever opens the text next goes on with them.
      for (const [id, entry] of entries) {
        entry.stop.abort()
        if (entry.preview) URL.revokeObjectURL(entry.preview)
        const state = entry.state === 'sending' ? 'waiting' : entry.state
        entries.set(id, { ...entry, state, stop: new AbortController() })
      }
      for (const preview of previews.values()) URL.revokeObjectURL(preview)
    },
  }
}
export type Uploads = ReturnType<typeof createUploads>
