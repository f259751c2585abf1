import type { Draft } from './draft-machine.ts'

/** A draft as it lies on the device; `slot` belongs to one window. */
export type DeviceDraft = { slot: string; memberId: string; keptAt: number; draft: Draft }

const DATABASE = 'kms-drafts'
const DRAFTS = 'drafts'
const FILES = 'files'

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(DRAFTS, { keyPath: 'slot' })
      request.result.createObjectStore(FILES)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no device store')))
  })
  // Asked again next time: a private window may have refused.
  opening.catch(() => (opening = undefined))
  return opening
}

async function run<T>(store: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const request = act(database.transaction(store, mode).objectStore(store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('device store failed')))
  })
}

/** Drafts and files that wait, in IndexedDB: they outlive the window, the browser and the network. */
export const deviceDrafts = {
  keep: async (entry: DeviceDraft) => void (await run(DRAFTS, 'readwrite', (store) => store.put(entry))),
  drop: (slot: string) => run(DRAFTS, 'readwrite', (store) => store.delete(slot)),
  read: (slot: string) => run<DeviceDraft | undefined>(DRAFTS, 'readonly', (store) => store.get(slot)),
  /** Somebody else's drafts on a shared device stay his own. */
  async list(memberId: string): Promise<DeviceDraft[]> {
    const all = await run<DeviceDraft[]>(DRAFTS, 'readonly', (store) => store.getAll())
    return all.filter((entry) => entry.memberId === memberId).toSorted((a, b) => b.keptAt - a.keptAt)
  },
  keepFile: async (id: string, file: File) => void (await run(FILES, 'readwrite', (store) => store.put(file, id))),
  keptFile: (id: string) => run<File | undefined>(FILES, 'readonly', (store) => store.get(id)),
  dropFile: (id: string) => run(FILES, 'readwrite', (store) => store.delete(id)),
}
export type DeviceDrafts = typeof deviceDrafts
