import type { FilePurpose, Uploader } from './editor-types.ts'

export type UploadState = { state: 'waiting' | 'sending' | 'failed'; percent: number; reason: string }
type Entry = UploadState & { file: File | undefined; purpose: FilePurpose; preview: string | undefined }

const WAITING: UploadState = { state: 'waiting', percent: 0, reason: '' }

/** The files of one editor on their way up. Node views follow them; the document only knows their ids. */
export function createUploads(uploader: Uploader) {
  let putFile: ((uploadId: string, fileId: string) => void) | undefined
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

  async function send(id: string) {
    const entry = entries.get(id)
    if (!entry?.file || entry.state === 'sending') return
    if (!navigator.onLine) return change(id, WAITING)
    change(id, { state: 'sending', percent: 0, reason: '' })
    try {
      const { id: fileId } = await uploader.send(entry.file, entry.purpose, (percent) => change(id, { percent }))
      if (entry.preview) previews.set(fileId, entry.preview)
      entries.delete(id)
      putFile?.(id, fileId)
      void uploader.forget?.(id).catch(() => undefined)
    } catch (error) {
      if (!navigator.onLine) change(id, WAITING)
      else change(id, { state: 'failed', reason: error instanceof Error ? error.message : '' })
    }
  }
  const sendAll = () => {
    for (const [id, { state }] of entries) if (state !== 'sending') void send(id)
  }
  window.addEventListener('online', sendAll)

  function add(id: string, file: File, purpose: FilePurpose) {
    const preview = purpose === 'image' ? URL.createObjectURL(file) : undefined
    entries.set(id, { ...WAITING, file, purpose, preview })
    tell()
    void send(id)
  }

  return {
    /** Who gives a node the id of its file. */
    connect(put: typeof putFile) {
      putFile = put
    },
    start(id: string, file: File, purpose: FilePurpose) {
      void uploader.keep?.(id, file).catch(() => undefined)
      add(id, file, purpose)
    },
    /** A document that was restored: the file is still on the device, or it is lost and the author is told. */
    async resume(id: string, purpose: FilePurpose) {
      if (entries.has(id)) return
      entries.set(id, { ...WAITING, file: undefined, purpose, preview: undefined })
      const file = await uploader.kept?.(id).catch(() => undefined)
      if (file) add(id, file, purpose)
      else change(id, { state: 'failed', reason: 'lost' })
    },
    retry: (id: string) => void send(id),
    stateOf: (id: string): UploadState => entries.get(id) ?? WAITING,
    previewOf: (uploadId: string | null, fileId: string | null) =>
      (uploadId ? entries.get(uploadId)?.preview : undefined) ?? (fileId ? previews.get(fileId) : undefined),
    addressOf: uploader.addressOf,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      window.removeEventListener('online', sendAll)
      for (const { preview } of entries.values()) if (preview) URL.revokeObjectURL(preview)
      for (const preview of previews.values()) URL.revokeObjectURL(preview)
    },
  }
}
export type Uploads = ReturnType<typeof createUploads>
